### memory_first_fit
def memory_first_fit(size, requests):
    used = []
    log = []
    for name, need in requests:
        if need == 0:
            used = [u for u in used if u[2] != name]
            continue
        at = 0
        for start, length, _ in sorted(used):
            if start - at >= need:
                break
            at = start + length
        if at + need <= size:
            used.append((at, need, name))
            log.append(f"{name}@{at}")
        else:
            log.append(f"{name} fails")
    return log

#> memory_first_fit(10, [("a", 4), ("b", 4), ("a", 0), ("c", 3), ("d", 3)])
#> memory_first_fit(5, [("x", 6)])
#> memory_first_fit(8, [])
#> memory_first_fit(6, [("p", 2), ("q", 2), ("r", 2), ("q", 0), ("s", 2)])
#> memory_first_fit(3, [("z", 0), ("z", 3), ("y", 1)])

### buddy_split_sizes
def buddy_split_sizes(total, request):
    if request > total:
        return None
    block, freed = total, []
    while block // 2 >= request and block > 1:
        block //= 2
        freed.append(block)
    return block, freed, block - request

#> buddy_split_sizes(64, 10)
#> buddy_split_sizes(16, 16)
#> buddy_split_sizes(8, 9)
#> buddy_split_sizes(32, 1)
#> buddy_split_sizes(1, 0)

### disk_seek_sstf
def disk_seek_sstf(head, tracks):
    order, moved = [], 0
    todo = list(tracks)
    while todo:
        nxt = min(todo, key=lambda t: (abs(t - head), t))
        todo.remove(nxt)
        moved += abs(nxt - head)
        head = nxt
        order.append(nxt)
    return order, moved

#> disk_seek_sstf(50, [95, 40, 60, 10])
#> disk_seek_sstf(0, [])
#> disk_seek_sstf(20, [20, 20])
#> disk_seek_sstf(53, [98, 183, 37, 122, 14, 124, 65, 67])
#> disk_seek_sstf(5, [0, 10])

### deadlock_banker_safe
def deadlock_banker_safe(free, procs):
    free, order = list(free), []
    waiting = dict(procs)
    while waiting:
        for name, (held, need) in waiting.items():
            if all(n <= f for n, f in zip(need, free)):
                free = [f + h for f, h in zip(free, held)]
                order.append(name)
                del waiting[name]
                break
        else:
            return "unsafe", sorted(waiting)
    return order, free

#> deadlock_banker_safe([3, 3], {"p1": ([2, 0], [1, 2]), "p2": ([0, 1], [7, 4]), "p3": ([3, 0], [0, 1])})
#> deadlock_banker_safe([0], {"a": ([1], [1])})
#> deadlock_banker_safe([], {})
#> deadlock_banker_safe([1, 1], {"x": ([1, 0], [1, 1]), "y": ([0, 5], [2, 1])})
#> deadlock_banker_safe([2], {"m": ([1], [3]), "n": ([1], [2])})

### cache_direct_mapped
def cache_direct_mapped(addresses, lines, block=4):
    slots = {}
    marks = ""
    for a in addresses:
        tag, index = divmod(a // block, lines)
        marks += "H" if slots.get(index) == tag else "M"
        slots[index] = tag
    return marks, dict(sorted(slots.items()))

#> cache_direct_mapped([0, 1, 16, 0, 4], 4)
#> cache_direct_mapped([], 2)
#> cache_direct_mapped([5, 5, 5], 1, block=1)
#> cache_direct_mapped([0, 8, 0, 8], 2)
#> cache_direct_mapped([3], 0)

### lfu_eviction
def lfu_eviction(cap, keys):
    freq, evicted = {}, []
    for k in keys:
        if k in freq:
            freq[k] += 1
            continue
        if len(freq) >= cap:
            victim = min(freq, key=freq.get)
            evicted.append(victim)
            del freq[victim]
        freq[k] = 1
    return freq, evicted

#> lfu_eviction(2, "aabca")
#> lfu_eviction(3, "xyz")
#> lfu_eviction(1, [1, 1, 2, 1])
#> lfu_eviction(2, [])
#> lfu_eviction(0, "q")

### clock_page_replace
def clock_page_replace(frames, refs):
    slots = [[None, 0] for _ in range(frames)]
    hand = faults = 0
    for page in refs:
        hit = next((s for s in slots if s[0] == page), None)
        if hit:
            hit[1] = 1
            continue
        faults += 1
        while slots[hand][1]:
            slots[hand][1] = 0
            hand = (hand + 1) % frames
        slots[hand] = [page, 1]
        hand = (hand + 1) % frames
    return faults, [s[0] for s in slots]

#> clock_page_replace(3, [1, 2, 3, 1, 4])
#> clock_page_replace(2, [7, 7, 7])
#> clock_page_replace(1, "aba")
#> clock_page_replace(2, [])
#> clock_page_replace(2, [5, 6, 5, 8, 6])

### bloom_filter_tiny
def bloom_filter_tiny(words, probes, bits=16):
    def positions(w):
        total = sum(w.encode())
        return total % bits, (total * 7 + len(w)) % bits

    mask = 0
    for w in words:
        for p in positions(w):
            mask |= 1 << p
    return bin(mask), [all(mask >> p & 1 for p in positions(q)) for q in probes]

#> bloom_filter_tiny(["cat", "dog"], ["cat", "act", "bird"])
#> bloom_filter_tiny([], ["x"])
#> bloom_filter_tiny(["a"], [], bits=8)
#> bloom_filter_tiny(["é", ""], ["é", "e"])
#> bloom_filter_tiny(["one", "two", "three"], ["four", "owt"], 8)

### hash_table_linear_probe
def hash_table_linear_probe(keys, size):
    table = [None] * size
    probes = 0
    for k in keys:
        if None not in table:
            return table, "full"
        i = k % size
        while table[i] not in (None, k):
            i = (i + 1) % size
            probes += 1
        table[i] = k
    return table, probes

#> hash_table_linear_probe([10, 17, 3, 24], 7)
#> hash_table_linear_probe([], 3)
#> hash_table_linear_probe([1, 2, 3], 2)
#> hash_table_linear_probe([5, 5, 10], 5)
#> hash_table_linear_probe([-1, 8], 9)

### consistent_hash_ring
from bisect import bisect

def consistent_hash_ring(nodes, keys):
    spot = lambda s: sum(ord(c) * (i + 1) for i, c in enumerate(s)) % 360
    ring = sorted((spot(n), n) for n in nodes)
    places = [p for p, _ in ring]
    return {k: ring[bisect(places, spot(k)) % len(ring)][1] for k in keys}

#> consistent_hash_ring(["n1", "n2", "n3"], ["user:1", "user:2"])
#> consistent_hash_ring(["only"], ["a", "b"])
#> consistent_hash_ring(["x", "y"], [])
#> consistent_hash_ring([], ["k"])
#> consistent_hash_ring(["alpha", "beta"], ["q", "zz", ""])

### rle_diff_patch
def rle_diff_patch(text, ops):
    out, i = [], 0
    for op, arg in ops:
        if op == "keep":
            out.append(text[i:i + arg])
            i += arg
        elif op == "skip":
            i += arg
        else:
            out.append(arg)
    return "".join(out) + text[i:]

#> rle_diff_patch("the cat sat", [("keep", 4), ("skip", 3), ("add", "dog")])
#> rle_diff_patch("", [("add", "new")])
#> rle_diff_patch("unchanged", [])
#> rle_diff_patch("abc", [("skip", 99)])
#> rle_diff_patch("tabs", [("add", ">>"), ("keep", 1), ("skip", 1)])

### gap_buffer_edit
def gap_buffer_edit(keys):
    before, after = [], []
    for k in keys:
        if k == "<":
            if before:
                after.append(before.pop())
        elif k == ">":
            if after:
                before.append(after.pop())
        elif k == "#":
            if before:
                before.pop()
        else:
            before.append(k)
    return "".join(before) + "|" + "".join(reversed(after))

#> gap_buffer_edit("cat<<u>s")
#> gap_buffer_edit("")
#> gap_buffer_edit("<>#")
#> gap_buffer_edit("abc<#")
#> gap_buffer_edit("é<<x>>>!")

### vector_clock_compare
def vector_clock_compare(a, b):
    nodes = sorted(set(a) | set(b))
    less = any(a.get(n, 0) < b.get(n, 0) for n in nodes)
    more = any(a.get(n, 0) > b.get(n, 0) for n in nodes)
    if less and more:
        return "concurrent", {n: max(a.get(n, 0), b.get(n, 0)) for n in nodes}
    return "before" if less else "after" if more else "equal"

#> vector_clock_compare({"x": 1, "y": 2}, {"x": 2, "y": 2})
#> vector_clock_compare({"x": 3}, {"y": 1})
#> vector_clock_compare({}, {})
#> vector_clock_compare({"x": 1, "z": 0}, {"x": 1})
#> vector_clock_compare({"p": 5}, {"p": 4})

### lamport_timestamps
def lamport_timestamps(events):
    clock, sent, stamps = {}, {}, []
    for proc, kind, msg in events:
        t = clock.get(proc, 0)
        if kind == "recv":
            t = max(t, sent[msg])
        t += 1
        clock[proc] = t
        if kind == "send":
            sent[msg] = t
        stamps.append(f"{proc}{t}")
    return stamps

#> lamport_timestamps([("A", "send", 1), ("B", "local", None), ("B", "recv", 1), ("B", "send", 2), ("A", "recv", 2)])
#> lamport_timestamps([])
#> lamport_timestamps([("X", "local", None), ("X", "local", None)])
#> lamport_timestamps([("A", "recv", 9)])
#> lamport_timestamps([("P", "send", "m"), ("Q", "recv", "m"), ("R", "recv", "m")])

### leader_election_ring
def leader_election_ring(ids):
    if not ids:
        return None, 0
    n = len(ids)
    messages = 0
    alive = {i: ids[i] for i in range(n)}
    pos = dict(zip(range(n), range(n)))
    while len(alive) > 1:
        for start in list(alive):
            pos[start] = (pos[start] + 1) % n
            messages += 1
            if ids[pos[start]] > alive[start]:
                del alive[start]
            elif pos[start] == start:
                return ids[start], messages
    return max(alive.values()), messages

#> leader_election_ring([3, 7, 1, 5])
#> leader_election_ring([])
#> leader_election_ring([9])
#> leader_election_ring([1, 2, 3])
#> leader_election_ring([4, 4])

### retry_queue_dead_letter_alg
def retry_queue_dead_letter_alg(jobs, max_tries=3):
    pending = [(name, fails, 0) for name, fails in jobs]
    done, dead = [], []
    while pending:
        name, fails, tries = pending.pop(0)
        tries += 1
        if tries > fails:
            done.append((name, tries))
        elif tries >= max_tries:
            dead.append(name)
        else:
            pending.append((name, fails, tries))
    return done, dead

#> retry_queue_dead_letter_alg([("mail", 0), ("sync", 2), ("bill", 5)])
#> retry_queue_dead_letter_alg([])
#> retry_queue_dead_letter_alg([("x", 1)], max_tries=1)
#> retry_queue_dead_letter_alg([("a", 1), ("b", 1)])
#> retry_queue_dead_letter_alg([("p", 9), ("q", 0)], 2)

### circuit_breaker_states
def circuit_breaker_states(results, threshold=2, cooldown=2):
    state, fails, wait, trail = "closed", 0, 0, []
    for ok in results:
        if state == "open":
            wait -= 1
            if wait == 0:
                state = "half"
            trail.append("skip")
            continue
        if ok:
            state, fails = "closed", 0
        else:
            fails += 1
            if fails >= threshold or state == "half":
                state, wait = "open", cooldown
        trail.append(state)
    return trail

#> circuit_breaker_states([1, 0, 0, 1, 1, 1])
#> circuit_breaker_states([])
#> circuit_breaker_states([0, 1, 0, 1])
#> circuit_breaker_states([0, 0, 0, 0, 0], threshold=1, cooldown=1)
#> circuit_breaker_states([False, False, True, True, False], 2, 1)

### feature_flag_rollout
def feature_flag_rollout(flags, user):
    enabled = []
    for name, rule in sorted(flags.items()):
        if isinstance(rule, bool):
            on = rule
        elif isinstance(rule, int):
            on = user["id"] % 100 < rule
        else:
            on = user.get("group") in rule
        if on:
            enabled.append(name)
    return enabled

#> feature_flag_rollout({"dark": True, "beta": 50, "lab": ["staff"]}, {"id": 120, "group": "staff"})
#> feature_flag_rollout({"beta": 10, "old": False}, {"id": 99})
#> feature_flag_rollout({}, {"id": 1})
#> feature_flag_rollout({"x": 0, "y": 100}, {"id": 0})
#> feature_flag_rollout({"z": 5}, {})

### sharded_id_compose
def sharded_id_compose(millis, shard, seq):
    if not 0 <= shard < 32:
        raise ValueError("shard")
    uid = millis << 17 | shard << 12 | seq & 0xFFF
    back = uid >> 17, uid >> 12 & 31, uid & 4095
    return uid, back, back == (millis, shard, seq)

#> sharded_id_compose(1, 2, 3)
#> sharded_id_compose(1000, 31, 4095)
#> sharded_id_compose(5, 32, 0)
#> sharded_id_compose(7, 0, 4097)
#> sharded_id_compose(0, 0, 0)

### changelog_squash
def changelog_squash(entries):
    net = {}
    for sign, path in entries:
        if sign == "+" and net.get(path) == "-":
            net[path] = "~"
        elif sign == "-" and net.get(path) == "+":
            del net[path]
        else:
            net[path] = sign
    return [f"{s} {p}" for p, s in sorted(net.items())]

#> changelog_squash([("+", "a.py"), ("-", "b.py"), ("-", "a.py"), ("+", "b.py")])
#> changelog_squash([])
#> changelog_squash([("~", "x"), ("-", "x")])
#> changelog_squash([("+", "n"), ("+", "n"), ("~", "m")])
#> changelog_squash([("-", "k"), ("+", "k"), ("-", "k")])

### quota_usage_alerts
def quota_usage_alerts(events, quota):
    used, alerts = 0, []
    marks = [50, 80, 100]
    for when, size in events:
        used += size
        while marks and used * 100 >= quota * marks[0]:
            alerts.append(f"{when}: {marks.pop(0)}%")
    return alerts, f"{used / quota:.0%}"

#> quota_usage_alerts([("mon", 30), ("tue", 30), ("wed", 50)], 100)
#> quota_usage_alerts([], 10)
#> quota_usage_alerts([("x", 500)], 100)
#> quota_usage_alerts([("a", 4), ("b", -2), ("c", 3)], 10)
#> quota_usage_alerts([("z", 1)], 0)

### route_table_longest_prefix
def route_table_longest_prefix(routes, ip_bits):
    best, hop = -1, "default"
    for prefix, gateway in routes.items():
        if ip_bits.startswith(prefix) and len(prefix) > best:
            best, hop = len(prefix), gateway
    return hop, best

#> route_table_longest_prefix({"10": "east", "1011": "lab", "0": "west"}, "10110001")
#> route_table_longest_prefix({"111": "x"}, "0000")
#> route_table_longest_prefix({}, "1010")
#> route_table_longest_prefix({"": "all", "1": "one"}, "01")
#> route_table_longest_prefix({"1": "a", "11": "b", "110": "c"}, "111")

### tcp_segment_reorder
def tcp_segment_reorder(segments, start=0):
    expected, buffered, data = start, {}, ""
    for seq, payload in segments:
        if seq < expected:
            continue
        buffered[seq] = payload
        while expected in buffered:
            chunk = buffered.pop(expected)
            data += chunk
            expected += len(chunk)
    return data, expected, sorted(buffered)

#> tcp_segment_reorder([(0, "he"), (5, "ya"), (2, "llo")])
#> tcp_segment_reorder([])
#> tcp_segment_reorder([(0, "a"), (0, "a"), (1, "b")])
#> tcp_segment_reorder([(9, "late")], start=4)
#> tcp_segment_reorder([(3, "cd"), (1, "ab"), (7, "z")], 1)

### packet_fragment
def packet_fragment(length, mtu, header=20):
    room = (mtu - header) // 8 * 8
    frags, offset = [], 0
    while offset < length:
        size = min(room, length - offset)
        more = offset + size < length
        frags.append((offset // 8, size + header, more))
        offset += size
    return frags

#> packet_fragment(100, 60)
#> packet_fragment(0, 576)
#> packet_fragment(40, 60)
#> packet_fragment(33, 44, header=12)
#> packet_fragment(8, 28)

### sliding_ack_window
def sliding_ack_window(total, window, acks):
    base, nxt, sent = 0, 0, []
    for ack in [0] + acks:
        base = max(base, ack)
        burst = []
        while nxt < min(base + window, total):
            burst.append(nxt)
            nxt += 1
        sent.append(burst)
    return sent, base == total

#> sliding_ack_window(6, 3, [1, 3, 6])
#> sliding_ack_window(0, 4, [])
#> sliding_ack_window(5, 2, [2, 2, 1])
#> sliding_ack_window(3, 10, [3])
#> sliding_ack_window(4, 0, [0])

### permission_inherit
def permission_inherit(roles, parents, role):
    granted, todo, seen = set(), [role], []
    while todo:
        r = todo.pop()
        if r in seen:
            continue
        seen.append(r)
        for p in roles.get(r, []):
            if p.startswith("!"):
                granted.discard(p[1:])
            else:
                granted.add(p)
        todo.extend(parents.get(r, []))
    return sorted(granted), seen

#> permission_inherit({"admin": ["delete"], "user": ["read", "write"]}, {"admin": ["user"]}, "admin")
#> permission_inherit({}, {}, "ghost")
#> permission_inherit({"a": ["x"], "b": ["!x", "y"]}, {"a": ["b"], "b": ["a"]}, "a")
#> permission_inherit({"root": ["all"]}, {"root": ["root"]}, "root")
#> permission_inherit({"m": ["!z"], "n": ["z"]}, {"m": ["n"]}, "m")

### config_layers_resolve
def config_layers_resolve(*layers):
    merged, origin = {}, {}
    for depth, layer in enumerate(layers):
        for key, value in layer.items():
            if value is None:
                merged.pop(key, None)
                origin.pop(key, None)
            else:
                merged[key] = value
                origin[key] = depth
    return merged, origin

#> config_layers_resolve({"port": 80, "tls": False}, {"port": 8080}, {"tls": None})
#> config_layers_resolve()
#> config_layers_resolve({"a": 0}, {"a": None}, {"a": 2})
#> config_layers_resolve({"x": None})
#> config_layers_resolve({}, {"k": [1]}, {"k": [2], "j": ""})

### backup_rotation_keep
def backup_rotation_keep(days, daily=3, weekly=2):
    newest_first = sorted(set(days), reverse=True)
    keep = newest_first[:daily]
    weeks = []
    for d in newest_first[daily:]:
        if d // 7 not in weeks and len(weeks) < weekly:
            weeks.append(d // 7)
            keep.append(d)
    return keep, [d for d in newest_first if d not in keep]

#> backup_rotation_keep([1, 5, 8, 9, 15, 20, 21, 22])
#> backup_rotation_keep([])
#> backup_rotation_keep([3, 3, 4], daily=1)
#> backup_rotation_keep(range(10), 2, 1)
#> backup_rotation_keep([100, 50], daily=0, weekly=0)

### cron_next_minute
def cron_next_minute(minutes, hours, now):
    h, m = now
    for step in range(1, 121):
        total = (h * 60 + m + step) % 1440
        hh, mm = divmod(total, 60)
        if hh not in hours:
            continue
        if mm in minutes:
            return f"{hh:02}:{mm:02}", step
    return None

#> cron_next_minute([0, 30], range(24), (9, 5))
#> cron_next_minute([15], [10], (10, 14))
#> cron_next_minute([0], [0], (23, 50))
#> cron_next_minute([59], [3], (12, 59))
#> cron_next_minute([5, 45], {6}, (5, 40))

### dependency_install_order
def dependency_install_order(wanted, needs):
    order, visiting = [], []

    def install(pkg):
        if pkg in order:
            return
        if pkg in visiting:
            raise ValueError(" -> ".join(visiting + [pkg]))
        visiting.append(pkg)
        for dep in sorted(needs.get(pkg, [])):
            install(dep)
        visiting.pop()
        order.append(pkg)

    for w in wanted:
        install(w)
    return order

#> dependency_install_order(["web"], {"web": ["http", "json"], "http": ["net"]})
#> dependency_install_order([], {"a": ["b"]})
#> dependency_install_order(["a"], {"a": ["b"], "b": ["a"]})
#> dependency_install_order(["x", "y", "x"], {"y": ["x"]})
#> dependency_install_order(["p", "q"], {"p": ["r"], "q": ["r"]})

### garbage_mark_sweep
def garbage_mark_sweep(heap, roots):
    marked = set()
    gray = [r for r in roots if r in heap]
    while gray:
        obj = gray.pop()
        if obj not in marked:
            marked.add(obj)
            gray += [ref for ref in heap[obj] if ref in heap]
    swept = [o for o in heap if o not in marked]
    for o in swept:
        del heap[o]
    return sorted(heap), swept

#> garbage_mark_sweep({"a": ["b"], "b": [], "c": ["a"], "d": ["d"]}, ["a"])
#> garbage_mark_sweep({}, ["x"])
#> garbage_mark_sweep({"p": ["q"], "q": ["p"]}, ["p", "zz"])
#> garbage_mark_sweep({"lost": []}, [])
#> garbage_mark_sweep({1: [2, 3], 2: [4], 3: [], 4: [9]}, [1])
