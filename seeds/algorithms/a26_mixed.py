### dna_codon_translate
def dna_codon_translate(dna):
    table = {"ATG": "M", "TTT": "F", "GGC": "G", "AAA": "K", "TAA": "*", "TGA": "*"}
    protein = ""
    for i in range(0, len(dna) - len(dna) % 3, 3):
        aa = table.get(dna[i:i + 3].upper(), "?")
        if aa == "*":
            break
        protein += aa
    else:
        protein += "..."
    return protein

#> dna_codon_translate("ATGTTTTAAGGC")
#> dna_codon_translate("atgggc")
#> dna_codon_translate("")
#> dna_codon_translate("AAACCCAA")
#> dna_codon_translate("TGA")

### dna_reverse_palindromes
def dna_reverse_palindromes(dna, low=4, high=6):
    comp = str.maketrans("ACGT", "TGCA")
    sites = []
    for i in range(len(dna)):
        for k in range(low, high + 1, 2):
            piece = dna[i:i + k]
            if len(piece) == k and piece == piece.translate(comp)[::-1]:
                sites.append((i + 1, piece))
    return sites

#> dna_reverse_palindromes("GGAATTCC")
#> dna_reverse_palindromes("AAAA")
#> dna_reverse_palindromes("")
#> dna_reverse_palindromes("TCGA", low=2, high=4)
#> dna_reverse_palindromes("ACGTACGT")

### gc_skew_minimum
def gc_skew_minimum(genome):
    skew = low = 0
    where = [0]
    for i, base in enumerate(genome, 1):
        skew += {"G": 1, "C": -1}.get(base, 0)
        if skew < low:
            low, where = skew, [i]
        elif skew == low:
            where.append(i)
    return low, where

#> gc_skew_minimum("CATGGGCATCGGCC")
#> gc_skew_minimum("")
#> gc_skew_minimum("GGG")
#> gc_skew_minimum("CCNN")
#> gc_skew_minimum("ATAT")

### punnett_square
from collections import Counter

def punnett_square(p1, p2):
    kids = Counter("".join(sorted(a + b, key=lambda c: (c.lower(), c.islower()))) for a in p1 for b in p2)
    total = sum(kids.values())
    dominant = sum(n for k, n in kids.items() if k != k.lower())
    return dict(kids), f"{dominant}/{total}"

#> punnett_square("Bb", "Bb")
#> punnett_square("BB", "bb")
#> punnett_square("", "Aa")
#> punnett_square("aa", "aa")
#> punnett_square("Tt", "tt")

### molecule_mass
import re

MASS = {"H": 1, "C": 12, "N": 14, "O": 16, "Na": 23, "Cl": 35}

def molecule_mass(formula):
    total = 0
    for el, n in re.findall(r"([A-Z][a-z]*)(\d*)", formula):
        if el not in MASS:
            raise KeyError(el)
        total += MASS[el] * int(n or 1)
    return total

#> molecule_mass("H2O")
#> molecule_mass("NaCl")
#> molecule_mass("")
#> molecule_mass("C6H12O6")
#> molecule_mass("Xe2")

### resistor_color_code
COLORS = "black brown red orange yellow green blue violet grey white".split()

def resistor_color_code(bands):
    *digits, power = [COLORS.index(b) for b in bands]
    value = int("".join(map(str, digits))) * 10 ** power
    for limit, unit in ((10 ** 6, "M"), (1000, "k")):
        if value >= limit:
            return f"{value / limit:g}{unit}Ω"
    return f"{value}Ω"

#> resistor_color_code(["red", "violet", "black"])
#> resistor_color_code(["yellow", "violet", "red"])
#> resistor_color_code(["brown", "black", "green"])
#> resistor_color_code(["green", "blue", "black", "brown"])
#> resistor_color_code(["pink", "red", "red"])

### parallel_resistance
def parallel_resistance(network):
    if isinstance(network, (int, float)):
        return network
    kind, *parts = network
    values = [parallel_resistance(p) for p in parts]
    if kind == "s":
        return sum(values)
    if 0 in values:
        return 0
    return round(1 / sum(1 / v for v in values), 3)

#> parallel_resistance(("s", 10, ("p", 20, 20)))
#> parallel_resistance(47)
#> parallel_resistance(("p", 5, 0))
#> parallel_resistance(("p", 3, ("s", 1, 5)))
#> parallel_resistance(("s",))

### seven_segment_digits
SEGMENTS = {"0": " _ | ||_|", "1": "     |  |", "2": " _  _||_ ", "3": " _  _| _|", "7": " _   |  |"}

def seven_segment_digits(text):
    rows = ["", "", ""]
    for ch in text:
        glyph = SEGMENTS.get(ch, " " * 9)
        for r in range(3):
            rows[r] += glyph[3 * r:3 * r + 3]
    return rows

#> seven_segment_digits("1072")
#> seven_segment_digits("")
#> seven_segment_digits("3")
#> seven_segment_digits("1x")
#> seven_segment_digits("00")

### ascii_bar_scale
def ascii_bar_scale(data, width=8):
    biggest = max(data.values(), default=0)
    lines = []
    for label, v in data.items():
        full, part = divmod(v * width * 2, biggest * 2) if biggest else (0, 0)
        bar = "█" * full + ("▌" if part >= biggest else "")
        lines.append(f"{label[:3]:<3}|{bar}")
    return lines

#> ascii_bar_scale({"apples": 8, "figs": 3, "kiwi": 1})
#> ascii_bar_scale({})
#> ascii_bar_scale({"x": 0})
#> ascii_bar_scale({"a": 5, "b": 10}, width=5)
#> ascii_bar_scale({"mon": 7, "tue": 7}, 2)

### staircase_text
def staircase_text(n, right=True):
    lines = []
    for i in range(1, n + 1):
        block = "#" * i
        lines.append(block.rjust(n) if right else block)
    return "\n".join(lines)

#> staircase_text(3)
#> staircase_text(3, right=False)
#> staircase_text(0)
#> staircase_text(1)
#> staircase_text(5, False)

### multiplication_table_text_alg
def multiplication_table_text_alg(n):
    width = len(str(n * n)) + 1
    return ["".join(f"{r * c:{width}}" for c in range(1, n + 1)) for r in range(1, n + 1)]

#> multiplication_table_text_alg(3)
#> multiplication_table_text_alg(1)
#> multiplication_table_text_alg(0)
#> multiplication_table_text_alg(4)
#> multiplication_table_text_alg(6)

### hourglass_max_sum
def hourglass_max_sum(grid):
    best = None
    for r in range(len(grid) - 2):
        for c in range(len(grid[0]) - 2):
            total = sum(grid[r][c:c + 3]) + grid[r + 1][c + 1] + sum(grid[r + 2][c:c + 3])
            if best is None or total > best[0]:
                best = total, (r, c)
    return best

#> hourglass_max_sum([[1, 1, 1, 0], [0, 1, 0, 0], [1, 1, 1, 0]])
#> hourglass_max_sum([[1, 2], [3, 4]])
#> hourglass_max_sum([])
#> hourglass_max_sum([[-1, -1, -1], [0, -9, 0], [-1, -1, -1]])
#> hourglass_max_sum([[0, 2, 4, 4], [0, 0, 2, 0], [1, 2, 4, 0], [9, 9, 9, 9]])

### image_blur_row
def image_blur_row(pixels):
    out = []
    for i in range(len(pixels)):
        window = pixels[max(i - 1, 0):i + 2]
        out.append(sum(window) // len(window))
    return out

#> image_blur_row([0, 90, 0, 30])
#> image_blur_row([])
#> image_blur_row([7])
#> image_blur_row([255, 255, 255])
#> image_blur_row([1, 2, 4, 8, 16])

### dither_threshold_row
def dither_threshold_row(row, cut=128):
    error, out = 0, ""
    for p in row:
        level = p + error
        if level >= cut:
            out += "#"
            error = level - 255
        else:
            out += "."
            error = level
    return out, error

#> dither_threshold_row([100, 100, 100, 100])
#> dither_threshold_row([])
#> dither_threshold_row([255, 0, 255])
#> dither_threshold_row([60, 70, 80], cut=64)
#> dither_threshold_row([127])

### quantize_colors_bits
def quantize_colors_bits(rgb, bits):
    drop = 8 - bits
    packed = 0
    for channel in rgb:
        packed = packed << bits | channel >> drop
    restored = [c >> drop << drop for c in rgb]
    return packed, restored

#> quantize_colors_bits((255, 128, 64), 3)
#> quantize_colors_bits((0, 0, 0), 5)
#> quantize_colors_bits((17, 34, 51), 4)
#> quantize_colors_bits((200,), 1)
#> quantize_colors_bits((1, 2, 3), 9)

### audio_peak_normalize
def audio_peak_normalize(samples, target=100):
    peak = max(map(abs, samples), default=0)
    if not peak:
        return samples, 1.0
    gain = target / peak
    return [round(s * gain) for s in samples], round(gain, 2)

#> audio_peak_normalize([10, -40, 25])
#> audio_peak_normalize([])
#> audio_peak_normalize([0, 0])
#> audio_peak_normalize([50, -25], target=5)
#> audio_peak_normalize([1, 2, 3], 7)

### silence_trim_ranges
def silence_trim_ranges(levels, floor=3):
    ranges, start = [], None
    for i, v in enumerate(levels):
        loud = abs(v) >= floor
        if loud and start is None:
            start = i
        elif not loud and start is not None:
            ranges.append((start, i))
            start = None
    if start is not None:
        ranges.append((start, len(levels)))
    return ranges

#> silence_trim_ranges([0, 5, 6, 1, -4, 0])
#> silence_trim_ranges([])
#> silence_trim_ranges([9, 9])
#> silence_trim_ranges([1, 2, 1], floor=2)
#> silence_trim_ranges([0, 0, 8], 8)

### beat_tempo_estimate
def beat_tempo_estimate(taps):
    gaps = [b - a for a, b in zip(taps, taps[1:])]
    if not gaps:
        return None
    gaps.sort()
    middle = gaps[len(gaps) // 2]
    steady = [g for g in gaps if abs(g - middle) <= middle * 0.2]
    return round(60 * len(steady) / sum(steady))

#> beat_tempo_estimate([0.0, 0.5, 1.0, 1.5])
#> beat_tempo_estimate([3.2])
#> beat_tempo_estimate([])
#> beat_tempo_estimate([0, 1, 2, 5, 6.1])
#> beat_tempo_estimate([0, 0, 0])

### knot_hash_round
def knot_hash_round(size, lengths):
    ring = list(range(size))
    pos = skip = 0
    for n in lengths:
        idx = [(pos + k) % size for k in range(n)]
        values = [ring[i] for i in idx]
        for i, v in zip(idx, reversed(values)):
            ring[i] = v
        pos = (pos + n + skip) % size
        skip += 1
    return ring, ring[0] * ring[1]

#> knot_hash_round(5, [3, 4, 1, 5])
#> knot_hash_round(4, [])
#> knot_hash_round(6, [6, 6])
#> knot_hash_round(3, [0, 2])
#> knot_hash_round(1, [1])

### dance_moves_alg
def dance_moves_alg(dancers, moves):
    line = list(dancers)
    for m in moves.split(","):
        kind, arg = m[:1], m[1:]
        if kind == "s":
            k = int(arg) % len(line)
            line = line[-k:] + line[:-k]
        elif kind == "x":
            a, b = map(int, arg.split("/"))
            line[a], line[b] = line[b], line[a]
        elif kind == "p":
            a, b = (line.index(c) for c in arg.split("/"))
            line[a], line[b] = line[b], line[a]
    return "".join(line)

#> dance_moves_alg("abcde", "s1,x3/4,pe/b")
#> dance_moves_alg("xyz", "")
#> dance_moves_alg("abcd", "s4,s5")
#> dance_moves_alg("ab", "pa/q")
#> dance_moves_alg("mnop", "x0/3,x3/0,pm/n")

### scramble_word_unscramble
def scramble_word_unscramble(letters, dictionary):
    key = sorted(letters.lower())
    exact = [w for w in dictionary if sorted(w.lower()) == key]
    if exact:
        return exact
    partial = []
    for w in dictionary:
        pool = key[:]
        for ch in w.lower():
            if ch not in pool:
                break
            pool.remove(ch)
        else:
            partial.append((len(pool), w))
    return sorted(partial)

#> scramble_word_unscramble("tca", ["act", "Cat", "dog"])
#> scramble_word_unscramble("stone", ["net", "toe", "ten", "moon"])
#> scramble_word_unscramble("", ["a"])
#> scramble_word_unscramble("xyz", [])
#> scramble_word_unscramble("aab", ["aba", "b"])

### keypad_walk
def keypad_walk(lines, pad=("123", "456", "789")):
    r = c = 1
    code = ""
    for line in lines:
        for m in line:
            nr = r + (m == "D") - (m == "U")
            nc = c + (m == "R") - (m == "L")
            if 0 <= nr < len(pad) and 0 <= nc < len(pad[nr]):
                r, c = nr, nc
        code += pad[r][c]
    return code

#> keypad_walk(["ULL", "RRDDD", "LURDL", "UUUUD"])
#> keypad_walk([])
#> keypad_walk(["", "R"])
#> keypad_walk(["DD"], pad=("ab", "cd"))
#> keypad_walk(["?U", "UL"])

### taxi_blocks_crossed
def taxi_blocks_crossed(route):
    x = y = 0
    dx, dy = 0, 1
    seen = {(0, 0)}
    for step in route.split(", "):
        if not step:
            continue
        dx, dy = (dy, -dx) if step[0] == "R" else (-dy, dx)
        for _ in range(int(step[1:])):
            x, y = x + dx, y + dy
            if (x, y) in seen:
                return "crossed", abs(x) + abs(y)
            seen.add((x, y))
    return "clear", abs(x) + abs(y)

#> taxi_blocks_crossed("R5, L2, L1")
#> taxi_blocks_crossed("R8, R4, R4, R8")
#> taxi_blocks_crossed("")
#> taxi_blocks_crossed("L0, L3")
#> taxi_blocks_crossed("R2, R2, R2, R2")

### hex_grid_distance
def hex_grid_distance(path):
    q = r = far = 0
    steps = {"n": (0, -1), "s": (0, 1), "ne": (1, -1), "sw": (-1, 1), "nw": (-1, 0), "se": (1, 0)}
    for p in path.split():
        dq, dr = steps[p]
        q, r = q + dq, r + dr
        dist = max(abs(q), abs(r), abs(q + r))
        far = max(far, dist)
    return max(abs(q), abs(r), abs(q + r)), far

#> hex_grid_distance("ne ne s s")
#> hex_grid_distance("")
#> hex_grid_distance("se sw se sw sw")
#> hex_grid_distance("n s n s")
#> hex_grid_distance("up")

### captcha_pairs_sum
def captcha_pairs_sum(digits, offset=1):
    n = len(digits)
    return sum(int(d) for i, d in enumerate(digits) if d == digits[(i + offset) % n])

#> captcha_pairs_sum("1122")
#> captcha_pairs_sum("91212129")
#> captcha_pairs_sum("")
#> captcha_pairs_sum("1212", offset=2)
#> captcha_pairs_sum("5", 3)

### spreadsheet_checksum
def spreadsheet_checksum(rows):
    spread = even = 0
    for row in rows:
        nums = sorted(int(x) for x in row.split())
        if not nums:
            continue
        spread += nums[-1] - nums[0]
        even += next((b // a for i, a in enumerate(nums) for b in nums[i + 1:] if b % a == 0), 0)
    return spread, even

#> spreadsheet_checksum(["5 9 2 8", "9 4 7 3"])
#> spreadsheet_checksum([])
#> spreadsheet_checksum([" ", "7"])
#> spreadsheet_checksum(["10 20 30"])
#> spreadsheet_checksum(["0 5"])

### jump_offsets_escape
def jump_offsets_escape(jumps, strange=False):
    ip = steps = 0
    while 0 <= ip < len(jumps) and steps < 60:
        j = jumps[ip]
        jumps[ip] += -1 if strange and j >= 3 else 1
        ip += j
        steps += 1
    return steps, jumps

#> jump_offsets_escape([0, 3, 0, 1, -3])
#> jump_offsets_escape([0, 3, 0, 1, -3], strange=True)
#> jump_offsets_escape([])
#> jump_offsets_escape([5])
#> jump_offsets_escape([1, -2])

### memory_bank_cycles
def memory_bank_cycles(banks):
    seen, cycles = {}, 0
    while tuple(banks) not in seen:
        seen[tuple(banks)] = cycles
        i = banks.index(max(banks))
        blocks, banks[i] = banks[i], 0
        while blocks:
            i = (i + 1) % len(banks)
            banks[i] += 1
            blocks -= 1
        cycles += 1
    return cycles, cycles - seen[tuple(banks)]

#> memory_bank_cycles([0, 2, 7, 0])
#> memory_bank_cycles([1])
#> memory_bank_cycles([0, 0])
#> memory_bank_cycles([3, 1, 2])
#> memory_bank_cycles([])

### tower_weights_balance
def tower_weights_balance(weights, holds, root):
    subs = {c: tower_weights_balance(weights, holds, c) for c in holds.get(root, [])}
    for c, s in subs.items():
        if isinstance(s, str):
            return s
    totals = list(subs.values())
    odd = [c for c in subs if totals.count(subs[c]) == 1]
    if len(totals) > 2 and odd:
        good = next(t for t in totals if totals.count(t) > 1)
        return f"{odd[0]} should weigh {weights[odd[0]] + good - subs[odd[0]]}"
    return weights[root] + sum(totals)

#> tower_weights_balance({"r": 10, "a": 5, "b": 5, "c": 7}, {"r": ["a", "b", "c"]}, "r")
#> tower_weights_balance({"x": 3}, {}, "x")
#> tower_weights_balance({"r": 1, "a": 2, "b": 2}, {"r": ["a", "b"]}, "r")
#> tower_weights_balance({"t": 9, "r": 1, "a": 4, "b": 4, "c": 3}, {"t": ["r"], "r": ["a", "b", "c"]}, "t")
#> tower_weights_balance({"r": 1}, {"r": ["gone"]}, "r")

### garbage_stream_score
def garbage_stream_score(stream):
    depth = score = removed = 0
    garbage = skip = False
    for ch in stream:
        if skip:
            skip = False
        elif ch == "!":
            skip = True
        elif garbage:
            if ch == ">":
                garbage = False
            else:
                removed += 1
        elif ch == "<":
            garbage = True
        elif ch == "{":
            depth += 1
            score += depth
        elif ch == "}":
            depth -= 1
    return score, removed

#> garbage_stream_score("{{<a!>},{<b>}}")
#> garbage_stream_score("")
#> garbage_stream_score("{{{}}}")
#> garbage_stream_score("{<{o\"i!a,<{i<a>}")
#> garbage_stream_score("{{<!!>},{<ab>}}")

### firewall_severity
def firewall_severity(layers, delay=0):
    caught = [d for d, rng in layers.items() if (d + delay) % (2 * rng - 2 or 1) == 0]
    return sum(d * layers[d] for d in caught), caught

#> firewall_severity({0: 3, 1: 2, 4: 4, 6: 4})
#> firewall_severity({0: 3, 1: 2, 4: 4, 6: 4}, delay=10)
#> firewall_severity({})
#> firewall_severity({2: 1}, 5)
#> firewall_severity({5: 2, 9: 5}, 1)

### duel_generators_match
def duel_generators_match(a, b, rounds):
    hits = []
    for i in range(rounds):
        a = a * 7 % 31
        b = b * 11 % 31
        if a & 3 == b & 3:
            hits.append((i, a, b))
    return hits

#> duel_generators_match(5, 8, 10)
#> duel_generators_match(1, 1, 4)
#> duel_generators_match(0, 0, 2)
#> duel_generators_match(3, 4, 0)
#> duel_generators_match(30, 2, 6)

### spinlock_buffer
def spinlock_buffer(step, inserts):
    buf, pos = [0], 0
    for v in range(1, inserts + 1):
        pos = (pos + step) % len(buf) + 1
        buf.insert(pos, v)
    return buf, buf[(pos + 1) % len(buf)]

#> spinlock_buffer(3, 9)
#> spinlock_buffer(0, 3)
#> spinlock_buffer(5, 0)
#> spinlock_buffer(1, 6)
#> spinlock_buffer(100, 4)

### assembler_labels_two_pass
def assembler_labels_two_pass(lines):
    labels, code = {}, []
    for line in lines:
        line = line.strip()
        if line.endswith(":"):
            labels[line[:-1]] = len(code)
        elif line:
            code.append(line)
    resolved = []
    for instr in code:
        op, _, arg = instr.partition(" ")
        resolved.append((op, labels.get(arg, arg)))
    return resolved

#> assembler_labels_two_pass(["start:", "  load x", "  jmp end", "  jmp start", "end:", "  halt"])
#> assembler_labels_two_pass([])
#> assembler_labels_two_pass(["", "only:"])
#> assembler_labels_two_pass(["jmp nowhere"])
#> assembler_labels_two_pass(["a:", "b:", "nop", "jmp b"])
