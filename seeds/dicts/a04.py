### library_checkout
def library_checkout(catalog, loans, who, title):
    if catalog.get(title, 0) < 1:
        return "unavailable"
    held = loans.setdefault(who, set())
    if title in held:
        return "already"
    catalog[title] -= 1
    held.add(title)
    return sorted(held), catalog

#> library_checkout({"Dune": 2, "Emma": 0}, {}, "ria", "Dune")
#> library_checkout({"Dune": 2, "Emma": 0}, {}, "ria", "Emma")
#> library_checkout({"Dune": 1}, {"ria": {"Dune"}}, "ria", "Dune")
#> library_checkout({"Ulysses": 1, "Dune": 1}, {"tom": {"Dune", "Emma"}}, "tom", "Ulysses")
#> library_checkout({}, {}, "", "")

### chess_piece_values
def chess_piece_values(fen_row):
    worth = dict(zip("pnbrqk", (1, 3, 3, 5, 9, 0)))
    white = sum(worth[c.lower()] for c in fen_row if c.isupper())
    black = sum(worth[c] for c in fen_row if c.islower())
    return {"white": white, "black": black, "edge": white - black}

#> chess_piece_values("rnbqkbnr")
#> chess_piece_values("R3K2R")
#> chess_piece_values("8")
#> chess_piece_values("pPpP1q")
#> chess_piece_values("Xx")

### codon_translate
CODONS = {"ATG": "M", "TGG": "W", "TTT": "F", "AAA": "K", "GCT": "A", "TAA": "*", "TAG": "*"}

def codon_translate(dna):
    protein = ""
    for i in range(0, len(dna) - 2, 3):
        aa = CODONS.get(dna[i:i + 3].upper(), "X")
        if aa == "*":
            break
        protein += aa
    return protein

#> codon_translate("ATGTTTAAATAAGCT")
#> codon_translate("atgtgg")
#> codon_translate("AT")
#> codon_translate("NNNGCTA")
#> codon_translate("TAGATG")

### dna_complement_map
def dna_complement_map(strand):
    pair = {"A": "T", "C": "G"}
    pair.update({v: k for k, v in pair.items()})
    return "".join(pair.get(b, b) for b in strand)[::-1]

#> dna_complement_map("AACGT")
#> dna_complement_map("")
#> dna_complement_map("GATTACA")
#> dna_complement_map("aTcG-N")
#> dna_complement_map("C")

### poker_hand_kind
def poker_hand_kind(hand):
    ranks = {}
    for card in hand.split():
        ranks[card[:-1]] = ranks.get(card[:-1], 0) + 1
    shape = tuple(sorted(ranks.values(), reverse=True))
    names = {(4, 1): "four", (3, 2): "full house", (3, 1, 1): "three", (2, 2, 1): "two pair", (2, 1, 1, 1): "pair"}
    return names.get(shape, "high card")

#> poker_hand_kind("10S 10H 4D 4C 4H")
#> poker_hand_kind("AS KS QS JS 9D")
#> poker_hand_kind("2C 2D 7H 9S KD")
#> poker_hand_kind("")
#> poker_hand_kind("5H 5D 5S 5C 6C")
#> poker_hand_kind("JH JD 3S 3C 8C")

### sum_by_category_sorted
def sum_by_category_sorted(expenses):
    totals = {}
    for e in expenses:
        cat = e.get("cat") or "other"
        totals[cat] = totals.get(cat, 0) + e["amt"]
    return dict(sorted(totals.items(), key=lambda x: x[1], reverse=True))

#> sum_by_category_sorted([{"cat": "food", "amt": 12}, {"cat": "rent", "amt": 700}, {"cat": "food", "amt": 30}])
#> sum_by_category_sorted([{"amt": 5}, {"cat": "", "amt": 6}, {"cat": None, "amt": 1}])
#> sum_by_category_sorted([])
#> sum_by_category_sorted([{"cat": "x", "amt": -3}, {"cat": "y", "amt": -3}])
#> sum_by_category_sorted([{"cat": "fun"}])

### first_unique_char
def first_unique_char(s):
    state = {}
    for i, c in enumerate(s):
        state[c] = -1 if c in state else i
    alive = [i for i in state.values() if i >= 0]
    return min(alive) if alive else None

#> first_unique_char("swiss")
#> first_unique_char("aabb")
#> first_unique_char("")
#> first_unique_char("z")
#> first_unique_char("level up lev")

### wordle_feedback
def wordle_feedback(secret, guess):
    left = {}
    marks = ["-"] * len(guess)
    for i, (s, g) in enumerate(zip(secret, guess)):
        if s == g:
            marks[i] = "G"
        else:
            left[s] = left.get(s, 0) + 1
    for i, g in enumerate(guess):
        if marks[i] == "-" and left.get(g):
            marks[i] = "y"
            left[g] -= 1
    return "".join(marks)

#> wordle_feedback("crane", "caner")
#> wordle_feedback("abbey", "babes")
#> wordle_feedback("", "")
#> wordle_feedback("eerie", "eeeee")
#> wordle_feedback("light", "sound")

### bank_ledger_replay
def bank_ledger_replay(ops):
    acct = {}
    errors = []
    for i, (verb, name, *rest) in enumerate(ops):
        if verb == "open":
            acct.setdefault(name, 0)
        elif name not in acct:
            errors.append(i)
        elif verb == "close":
            acct.pop(name)
        else:
            acct[name] += rest[0]
    return acct, errors

#> bank_ledger_replay([("open", "a"), ("add", "a", 50), ("add", "b", 1), ("open", "a")])
#> bank_ledger_replay([])
#> bank_ledger_replay([("open", "z"), ("close", "z"), ("close", "z")])
#> bank_ledger_replay([("add", "q", 3)])
#> bank_ledger_replay([("open", "m"), ("add", "m")])

### matching_brackets_map
def matching_brackets_map(code):
    closers = {")": "(", "]": "[", "}": "{"}
    stack, partner = [], {}
    for i, ch in enumerate(code):
        if ch in closers.values():
            stack.append((ch, i))
        elif ch in closers:
            if not stack or stack[-1][0] != closers[ch]:
                return f"bad at {i}"
            partner[stack.pop()[1]] = i
    return partner if not stack else f"open at {stack[0][1]}"

#> matching_brackets_map("f(a[0], {b})")
#> matching_brackets_map("")
#> matching_brackets_map("(]")
#> matching_brackets_map("x)")
#> matching_brackets_map("((")

### unit_convert_chain
UNITS = {"mm": 0.001, "cm": 0.01, "m": 1, "km": 1000, "in": 0.0254, "ft": 0.3048}

def unit_convert_chain(value, src, dst, digits=3):
    try:
        return round(value * UNITS[src] / UNITS[dst], digits)
    except KeyError as e:
        return "unit " + e.args[0]

#> unit_convert_chain(12, "in", "cm")
#> unit_convert_chain(1.5, "km", "ft", 0)
#> unit_convert_chain(3, "yard", "m")
#> unit_convert_chain(0, "mm", "km")
#> unit_convert_chain(-250, "cm", "parsec", 1)

### merge_sum_missing
def merge_sum_missing(*dicts):
    total = {}
    for d in dicts:
        for k in d:
            total[k] = total.get(k, 0) + d[k]
    return {k: total[k] for k in sorted(total)}

#> merge_sum_missing({"gold": 3, "wood": 1}, {"wood": 4}, {"iron": 2, "gold": -3})
#> merge_sum_missing()
#> merge_sum_missing({}, {})
#> merge_sum_missing({"x": 0.1}, {"x": 0.2})
#> merge_sum_missing({"b": 1, "a": 2})

### swap_keys_and_values_loop
def swap_keys_and_values_loop(d):
    for k in list(d):
        v = d.pop(k)
        d[v] = k
    return d

#> swap_keys_and_values_loop({"a": "x", "b": "y"})
#> swap_keys_and_values_loop({1: 2, 2: 3})
#> swap_keys_and_values_loop({})
#> swap_keys_and_values_loop({"p": "q", "q": "p"})
#> swap_keys_and_values_loop({5: 5, 6: 7})

### double_while_filtering
def double_while_filtering(d, limit):
    for k, v in list(d.items()):
        if v > limit:
            d[k + k] = d.pop(k) - limit
        else:
            d[k] = v * 2
    return d

#> double_while_filtering({"a": 5, "b": 50, "c": 10}, 10)
#> double_while_filtering({}, 0)
#> double_while_filtering({"x": 3, "xx": 9}, 2)
#> double_while_filtering({"k": -1}, -5)
#> double_while_filtering({"m": 0, "n": 1}, 0)

### nested_setdefault_list
def nested_setdefault_list(triples):
    out = {}
    for a, b, c in triples:
        out.setdefault(a, {}).setdefault(b, []).insert(0, c)
    return out

#> nested_setdefault_list([("eu", "nl", 1), ("eu", "nl", 2), ("eu", "be", 3)])
#> nested_setdefault_list([])
#> nested_setdefault_list([(1, 1, "a"), (True, 1.0, "b")])
#> nested_setdefault_list(["abc", "abd", "xyz"])
#> nested_setdefault_list([("k", None, []), ("k", None, {})])

### copy_is_shallow
def copy_is_shallow(d, key):
    clone = d.copy()
    clone[key].append("new")
    clone["tmp"] = 0
    return d, "tmp" in d, clone[key] is d[key]

#> copy_is_shallow({"todo": ["wash"]}, "todo")
#> copy_is_shallow({"a": [], "b": []}, "b")
#> copy_is_shallow({"tmp": [1]}, "tmp")
#> copy_is_shallow({"x": "str"}, "x")
#> copy_is_shallow({7: [[]], "tmp": None}, 7)

### char_positions_fold
def char_positions_fold(text):
    pos = {}
    for i in range(len(text) - 1, -1, -1):
        pos.setdefault(text[i], []).append(i)
    return {c: p for c, p in pos.items() if len(p) != 1}

#> char_positions_fold("abracadabra")
#> char_positions_fold("")
#> char_positions_fold("xyz")
#> char_positions_fold("  ..")
#> char_positions_fold("Aa1a1")

### lookup_with_aliases
def lookup_with_aliases(table, aliases, name):
    hops = 0
    while name not in table and name in aliases and hops < 5:
        name = aliases[name]
        hops += 1
    return table.get(name), hops

#> lookup_with_aliases({"python": 3.12}, {"py": "python", "snek": "py"}, "snek")
#> lookup_with_aliases({}, {"a": "b", "b": "a"}, "a")
#> lookup_with_aliases({"x": None}, {"x": "y"}, "x")
#> lookup_with_aliases({"x": 1}, {}, "z")
#> lookup_with_aliases({"end": "!"}, {"1": "2", "2": "3", "3": "end"}, "1")

### shift_schedule_conflicts
def shift_schedule_conflicts(shifts):
    by_slot = {}
    for person, day, slots in shifts:
        for s in slots:
            by_slot.setdefault((day, s), set()).add(person)
    return {f"{d}-{s}": sorted(p) for (d, s), p in by_slot.items() if len(p) > 1}

#> shift_schedule_conflicts([("Al", "mon", [9, 10]), ("Bo", "mon", [10, 11]), ("Al", "tue", [10])])
#> shift_schedule_conflicts([])
#> shift_schedule_conflicts([("Al", "sat", [1]), ("Al", "sat", [1])])
#> shift_schedule_conflicts([("Cy", 1, "ab"), ("Di", 1, "bc"), ("Ed", 1, "b")])
#> shift_schedule_conflicts([("Flo", "sun", [])])

### interest_matches
def interest_matches(people, minimum=1):
    names = sorted(people)
    pairs = []
    for i, a in enumerate(names):
        for b in names[i + 1:]:
            common = people[a] & people[b]
            if len(common) >= minimum:
                pairs.append((a, b, sorted(common)))
    return pairs

#> interest_matches({"ivy": {"jazz", "go"}, "hal": {"go", "tea"}, "jo": {"tea", "jazz"}})
#> interest_matches({"ivy": {"jazz"}, "hal": {"go"}}, 0)
#> interest_matches({})
#> interest_matches({"a": {1, 2, 3}, "b": {2, 3, 4}, "c": {3}}, 2)
#> interest_matches({"x": set(), "y": set()})

### connected_components_dict
def connected_components_dict(edges):
    comp = {}
    for a, b in edges:
        merged = comp.get(a, {a}) | comp.get(b, {b})
        for node in merged:
            comp[node] = merged
    unique = {min(s): len(s) for s in comp.values()}
    return dict(sorted(unique.items()))

#> connected_components_dict([(1, 2), (3, 4), (2, 3), (9, 8)])
#> connected_components_dict([])
#> connected_components_dict([(5, 5)])
#> connected_components_dict(["ab", "cd", "ef", "fa"])
#> connected_components_dict([(0, 1), (1, 0), (2, 3)])

### indegree_zero
def indegree_zero(graph):
    targets = set()
    targets = targets.union(*graph.values())
    return [n for n in graph if n not in targets], sorted(targets - set(graph))

#> indegree_zero({"a": ["b"], "b": ["c", "d"], "e": ["b"]})
#> indegree_zero({})
#> indegree_zero({"x": []})
#> indegree_zero({1: [2, 3], 2: [1], 3: []})
#> indegree_zero({"p": "qr", "q": "p"})

### reverse_graph_edges
def reverse_graph_edges(adj):
    rev = {n: [] for n in adj}
    for n, outs in adj.items():
        for m in outs:
            if m in rev:
                rev[m].append(n)
            else:
                rev[m] = [n]
    return rev

#> reverse_graph_edges({"home": ["about", "blog"], "blog": ["home"]})
#> reverse_graph_edges({})
#> reverse_graph_edges({1: [], 2: []})
#> reverse_graph_edges({"s": ["s", "t"]})
#> reverse_graph_edges({3: [1, 2], 2: [1], 1: [3]})

### dijkstra_small
import heapq

def dijkstra_small(roads, start):
    best = {}
    heap = [(0, start)]
    while heap:
        cost, town = heapq.heappop(heap)
        if town in best:
            continue
        best[town] = cost
        for other, km in roads.get(town, {}).items():
            if other not in best:
                heapq.heappush(heap, (cost + km, other))
    return best

#> dijkstra_small({"A": {"B": 4, "C": 1}, "C": {"B": 2}, "B": {"D": 5}}, "A")
#> dijkstra_small({}, "X")
#> dijkstra_small({"p": {"q": 1}, "q": {"p": 1}}, "q")
#> dijkstra_small({1: {2: 7, 3: 2}, 3: {2: 2, 4: 9}, 2: {4: 1}}, 1)
#> dijkstra_small({"s": {"t": 0}}, "s")

### compress_to_codes
def compress_to_codes(tokens):
    codes = {}
    encoded = [codes.setdefault(t, len(codes)) for t in tokens]
    return encoded, list(codes)

#> compress_to_codes(["GET", "POST", "GET", "PUT", "POST"])
#> compress_to_codes([])
#> compress_to_codes("banana")
#> compress_to_codes([0, False, "", None, 0.0])
#> compress_to_codes((("a", 1), ("a", 1), ("b",)))

### decode_with_codebook
def decode_with_codebook(bits, codebook):
    inverse = {v: k for k, v in codebook.items()}
    out, buf = [], ""
    for b in bits:
        buf += b
        if buf in inverse:
            out.append(inverse[buf])
            buf = ""
    return "".join(out) + (f"?{buf}" if buf else "")

#> decode_with_codebook("0100110", {"e": "0", "t": "10", "a": "11"})
#> decode_with_codebook("", {"x": "1"})
#> decode_with_codebook("0001", {"x": "1"})
#> decode_with_codebook("1111", {"y": "111", "z": "1"})
#> decode_with_codebook("10101", {"q": "101", "r": "01"})

### rle_dict_lists
def rle_dict_lists(s):
    runs = {}
    prev, n = "", 0
    for ch in s + "\0":
        if ch == prev:
            n += 1
        else:
            if prev:
                runs.setdefault(prev, []).append(n)
            prev, n = ch, 1
    return runs

#> rle_dict_lists("aaabbaccc")
#> rle_dict_lists("")
#> rle_dict_lists("z")
#> rle_dict_lists("1001110")
#> rle_dict_lists("  x  ")

### merge_intervals_by_owner
def merge_intervals_by_owner(bookings):
    spans = {}
    for owner, lo, hi in sorted(bookings):
        mine = spans.setdefault(owner, [])
        if mine and lo <= mine[-1][1]:
            mine[-1][1] = max(mine[-1][1], hi)
        else:
            mine.append([lo, hi])
    return spans

#> merge_intervals_by_owner([("ed", 5, 7), ("ed", 1, 3), ("al", 2, 4), ("ed", 3, 4)])
#> merge_intervals_by_owner([])
#> merge_intervals_by_owner([("q", 0, 10), ("q", 2, 3)])
#> merge_intervals_by_owner([("b", 9, 9), ("a", 9, 9)])
#> merge_intervals_by_owner([("m", -5, -1), ("m", -1, 0), ("m", 2, 3)])

### pick_fields
def pick_fields(record, *fields, strict=False):
    if strict:
        return {f: record[f] for f in fields}
    return {f: record[f] for f in fields if f in record}

#> pick_fields({"id": 4, "name": "Wu", "pw": "s3cret"}, "id", "name")
#> pick_fields({"id": 4}, "id", "zip")
#> pick_fields({"id": 4}, "id", "zip", strict=True)
#> pick_fields({"b": 1, "a": 2}, "a", "b", "a", strict=True)
#> pick_fields({})

### omit_prefixed
def omit_prefixed(d, prefix):
    hidden = [k for k in d if str(k).startswith(prefix)]
    for h in hidden:
        d.pop(h)
    return len(hidden), d

#> omit_prefixed({"_id": 1, "name": "A", "_rev": 2}, "_")
#> omit_prefixed({}, "x")
#> omit_prefixed({10: "ten", 1: "one", 21: "x"}, "1")
#> omit_prefixed({"ab": 1, "b": 2}, "")
#> omit_prefixed({"Key": 0}, "key")

### pivot_rows
def pivot_rows(rows, index, column, value):
    table = {}
    for r in rows:
        cell = table.setdefault(r[index], {})
        cell[r[column]] = cell.get(r[column], 0) + r[value]
    return table

#> pivot_rows([{"m": "jan", "p": "tea", "q": 2}, {"m": "feb", "p": "tea", "q": 5}, {"m": "jan", "p": "tea", "q": 1}], "m", "p", "q")
#> pivot_rows([], "a", "b", "c")
#> pivot_rows([{"x": 1, "y": 2, "z": 3}], "z", "x", "y")
#> pivot_rows([{"k": "a", "v": 4}, {"k": "b", "v": 6}], "k", "k", "v")
#> pivot_rows([{"x": 1}], "x", "y", "z")

### transpose_records
def transpose_records(records):
    columns = {}
    for n, rec in enumerate(records):
        for name in rec.keys() | columns.keys():
            col = columns.setdefault(name, [None] * n)
            col.append(rec.get(name))
    return {k: columns[k] for k in sorted(columns)}

#> transpose_records([{"a": 1, "b": 2}, {"b": 3, "c": 4}])
#> transpose_records([])
#> transpose_records([{}, {"x": "late"}])
#> transpose_records([{"t": 20.5}, {"t": 21.0}, {"t": None}])
#> transpose_records([{"z": 0, "y": 1}])

### columns_to_rows
def columns_to_rows(cols):
    names = list(cols)
    return [dict(zip(names, vals)) for vals in zip(*cols.values())]

#> columns_to_rows({"id": [1, 2], "ok": [True, False]})
#> columns_to_rows({})
#> columns_to_rows({"a": [1, 2, 3], "b": "xy"})
#> columns_to_rows({"k": []})
#> columns_to_rows({"p": ("u", "v"), "q": {"w": 0, "z": 1}})

### validate_schema
def validate_schema(doc, schema):
    problems = []
    for field, kind in schema.items():
        if field not in doc:
            problems.append(f"{field}: missing")
        elif type(doc[field]).__name__ != kind:
            problems.append(f"{field}: want {kind}")
    extra = doc.keys() - schema.keys()
    problems += [f"{f}: extra" for f in sorted(extra)]
    return problems or "ok"

#> validate_schema({"age": 30, "name": "Bo"}, {"name": "str", "age": "int"})
#> validate_schema({"age": "30", "z": 1, "y": 2}, {"name": "str", "age": "int"})
#> validate_schema({}, {})
#> validate_schema({"flag": True}, {"flag": "int"})
#> validate_schema({"x": None}, {"x": "NoneType", "w": "float"})

### fallback_layers
def fallback_layers(key, *layers):
    for depth, layer in enumerate(layers):
        if layer and key in layer:
            return layer[key], depth
    return None, len(layers)

#> fallback_layers("lang", {"theme": "dark"}, None, {"lang": "nl"}, {"lang": "en"})
#> fallback_layers("x")
#> fallback_layers("x", {}, {})
#> fallback_layers(0, {False: "falsy"})
#> fallback_layers("k", {"k": None}, {"k": 1})

### grade_curve_dict
def grade_curve_dict(raw, cutoffs):
    letters = {}
    for name, pts in raw.items():
        for letter in sorted(cutoffs, key=cutoffs.get, reverse=True):
            if pts >= cutoffs[letter]:
                letters[name] = letter
                break
        else:
            letters[name] = "F"
    return letters

#> grade_curve_dict({"ann": 91, "bob": 78, "cal": 12}, {"B": 75, "A": 90, "D": 50})
#> grade_curve_dict({}, {"A": 1})
#> grade_curve_dict({"z": 0}, {})
#> grade_curve_dict({"q": 60, "r": 59.9}, {"P": 60})
#> grade_curve_dict({"neg": -5}, {"E": -10, "C": 0})

### sort_dict_by_len_then_key
def sort_dict_by_len_then_key(d):
    return {k: d[k] for k in sorted(d, key=lambda k: (len(str(d[k])), k))}

#> sort_dict_by_len_then_key({"pear": "long text", "fig": "ab", "apple": "ab"})
#> sort_dict_by_len_then_key({})
#> sort_dict_by_len_then_key({"x": 1000, "y": -5, "z": 7})
#> sort_dict_by_len_then_key({"b": None, "a": True, "c": []})
#> sort_dict_by_len_then_key({3: "c", 1: "cc", 2: ""})
