### squeeze_vowel_runs
def squeeze_vowel_runs(word):
    out = ""
    prev = ""
    dropped = 0
    for ch in word:
        if ch in "aeiou" and ch == prev:
            dropped += 1
            continue
        out += ch
        prev = ch
    return out, dropped

#> squeeze_vowel_runs("kooosh")
#> squeeze_vowel_runs("")
#> squeeze_vowel_runs("baazaar")
#> squeeze_vowel_runs("llama")
#> squeeze_vowel_runs("AAee")

### dash_before_capitals
def dash_before_capitals(name):
    i = 1
    while i < len(name):
        if name[i].isupper() and name[i - 1] != "-":
            name = name[:i] + "-" + name[i:]
            i += 1
        i += 1
    return name.lower()

#> dash_before_capitals("fooBar")
#> dash_before_capitals("HTTP")
#> dash_before_capitals("re-Do")
#> dash_before_capitals("")
#> dash_before_capitals("ÄrgerÖl")

### deepest_bracket_word
def deepest_bracket_word(s):
    depth = best = 0
    letters = []
    for ch in s:
        if ch == "[":
            depth += 1
            if depth > best:
                best = depth
                letters = []
        elif ch == "]":
            depth -= 1
        elif depth == best:
            letters.append(ch)
    return best, "".join(letters)

#> deepest_bracket_word("a[b[c]d]")
#> deepest_bracket_word("plain")
#> deepest_bracket_word("[x][y]")
#> deepest_bracket_word("")
#> deepest_bracket_word("]][q")

### bump_every_digit_back
def bump_every_digit_back(code):
    chars = list(code)
    for i in range(len(chars) - 1, -1, -1):
        if not chars[i].isdigit():
            continue
        if chars[i] == "9":
            chars[i] = "0"
        else:
            chars[i] = str(int(chars[i]) + 1)
            break
    else:
        chars.insert(0, "1")
    return "".join(chars)

#> bump_every_digit_back("A-199")
#> bump_every_digit_back("99")
#> bump_every_digit_back("k7z9")
#> bump_every_digit_back("none")
#> bump_every_digit_back("")

### first_sorted_break
def first_sorted_break(values):
    for pos, (left, right) in enumerate(zip(values, values[1:]), start=1):
        if left > right:
            return pos, left - right
        if left == right:
            values[pos] = right + 1
    return len(values), values

#> first_sorted_break([3, 5, 5, 9])
#> first_sorted_break([8, 2])
#> first_sorted_break([1, 1, 1, 0])
#> first_sorted_break([])
#> first_sorted_break([-4, -3, 7, 7])

### tally_runs_string
def tally_runs_string(bits):
    pieces = []
    run = 1
    for k in range(1, len(bits) + 1):
        if k < len(bits) and bits[k] == bits[k - 1]:
            run += 1
        else:
            pieces.append(f"{bits[k - 1]}x{run}")
            run = 1
    return " ".join(pieces)

#> tally_runs_string("00110")
#> tally_runs_string("aaaa")
#> tally_runs_string("xyz")
#> tally_runs_string("")
#> tally_runs_string("  !!")

### toggle_shout_on_star
def toggle_shout_on_star(line):
    loud = False
    result = []
    for c in line:
        if c == "*":
            loud = not loud
            continue
        result.append(c.upper() if loud else c)
    if loud:
        result.append("?")
    return "".join(result)

#> toggle_shout_on_star("so *very* odd")
#> toggle_shout_on_star("*oops")
#> toggle_shout_on_star("")
#> toggle_shout_on_star("**ß*ß*")
#> toggle_shout_on_star("no star")

### elevator_floor_trace
def elevator_floor_trace(moves, top):
    floor = 0
    visited = {0: 1}
    for m in moves:
        if m == "u" and floor < top:
            floor += 1
        elif m == "d" and floor > 0:
            floor -= 1
        else:
            continue
        visited[floor] = visited.get(floor, 0) + 1
    return floor, visited

#> elevator_floor_trace("uudu", 3)
#> elevator_floor_trace("dd?u", 1)
#> elevator_floor_trace("", 5)
#> elevator_floor_trace("uuuu", 2)
#> elevator_floor_trace("udud", 9)

### split_on_case_change_scan
def split_on_case_change_scan(token):
    groups = []
    for ch in token:
        if groups and groups[-1][-1].isupper() == ch.isupper():
            groups[-1] += ch
        else:
            groups.append(ch)
    return groups[::-1]

#> split_on_case_change_scan("abCDe")
#> split_on_case_change_scan("XML2json")
#> split_on_case_change_scan("")
#> split_on_case_change_scan("quiet")
#> split_on_case_change_scan("aBaB")

### zero_out_until_budget
def zero_out_until_budget(costs, budget):
    spent = 0
    for idx in range(len(costs)):
        if spent + costs[idx] > budget:
            costs[idx] = 0
            continue
        spent += costs[idx]
        if spent == budget:
            return costs[: idx + 1], 0
    return costs, budget - spent

#> zero_out_until_budget([4, 9, 3, 2], 10)
#> zero_out_until_budget([5, 5, 5], 10)
#> zero_out_until_budget([], 7)
#> zero_out_until_budget([12, 30], 11)
#> zero_out_until_budget([1, -1, 8], 20)

### peel_matching_ends_scan
def peel_matching_ends_scan(s):
    peeled = ""
    while len(s) > 1 and s[0] == s[-1]:
        peeled += s[0]
        s = s[1:-1]
    return s, peeled

#> peel_matching_ends_scan("abcxcba")
#> peel_matching_ends_scan("--deck--")
#> peel_matching_ends_scan("noon")
#> peel_matching_ends_scan("z")
#> peel_matching_ends_scan("")

### pick_alternating_parity
def pick_alternating_parity(nums):
    want = 0
    picked = []
    skipped = {}
    for n in nums:
        if n % 2 == want:
            picked.append(n)
            want = 1 - want
        else:
            skipped[n] = skipped.get(n, 0) + 1
    return picked, skipped

#> pick_alternating_parity([2, 4, 7, 9, 10])
#> pick_alternating_parity([3, 3, 3])
#> pick_alternating_parity([])
#> pick_alternating_parity([-2, -5, 0, 1])
#> pick_alternating_parity([8])

### mask_after_third_digit
def mask_after_third_digit(text, mask):
    seen = 0
    for i, ch in enumerate(text):
        if ch.isdigit():
            seen += 1
            if seen > 3:
                text = text[:i] + mask + text[i + 1:]
    return text

#> mask_after_third_digit("55-1234", "#")
#> mask_after_third_digit("id 9", "x")
#> mask_after_third_digit("", "*")
#> mask_after_third_digit("12345", "_")
#> mask_after_third_digit("a1b2c3d4", "•")

### longest_letter_stretch
def longest_letter_stretch(s):
    best, cur = "", ""
    for ch in s + " ":
        if ch.isalpha():
            cur += ch
            continue
        if len(cur) > len(best):
            best = cur
        cur = ""
    return best

#> longest_letter_stretch("ab1cde2f")
#> longest_letter_stretch("")
#> longest_letter_stretch("42!")
#> longest_letter_stretch("tea pot")
#> longest_letter_stretch("é_ñandú")

### hop_by_value
def hop_by_value(jumps):
    pos = 0
    path = []
    while 0 <= pos < len(jumps):
        if pos in path:
            path.append("loop")
            break
        path.append(pos)
        pos += jumps[pos]
    else:
        path.append("out")
    return path

#> hop_by_value([2, 9, -1, 0])
#> hop_by_value([1, 1, -2])
#> hop_by_value([])
#> hop_by_value([3, 0, 0, -5])
#> hop_by_value([0])

### vowel_consonant_ledger
def vowel_consonant_ledger(phrase):
    counts = {"v": 0, "c": 0, "other": 0}
    shape = ""
    for ch in phrase.lower():
        if ch in "aeiou":
            key = "v"
        elif ch.isalpha():
            key = "c"
        else:
            key = "other"
        counts[key] += 1
        if not shape.endswith(key[0]):
            shape += key[0]
    return shape, counts

#> vowel_consonant_ledger("Eau 7")
#> vowel_consonant_ledger("brr")
#> vowel_consonant_ledger("")
#> vowel_consonant_ledger("a-i")
#> vowel_consonant_ledger("Kiwi!")

### swap_ends_inward_if_bigger
def swap_ends_inward_if_bigger(arr):
    lo, hi = 0, len(arr) - 1
    swaps = 0
    while lo < hi:
        if arr[lo] > arr[hi]:
            arr[lo], arr[hi] = arr[hi], arr[lo]
            swaps += 1
        lo += 1
        hi -= 1
    return arr, swaps

#> swap_ends_inward_if_bigger([9, 2, 7, 1])
#> swap_ends_inward_if_bigger(["pear", "fig", "apple"])
#> swap_ends_inward_if_bigger([])
#> swap_ends_inward_if_bigger([4, 4, 5, 6, 8])
#> swap_ends_inward_if_bigger([3.5])

### quote_aware_comma_count
def quote_aware_comma_count(row):
    quoted = False
    commas = 0
    for ch in row:
        if ch == "'":
            quoted = not quoted
        elif ch == "," and not quoted:
            commas += 1
    if quoted:
        return -1
    return commas

#> quote_aware_comma_count("a,'b,c',d")
#> quote_aware_comma_count("it's,")
#> quote_aware_comma_count("")
#> quote_aware_comma_count("',,,'")
#> quote_aware_comma_count(",x,")

### countdown_with_skips
def countdown_with_skips(start, step, unlucky):
    said = []
    for n in range(start, 0, -step):
        if n % unlucky == 0:
            said.append("-")
            continue
        said.append(str(n))
    else:
        said.append("go")
    return " ".join(said)

#> countdown_with_skips(9, 2, 3)
#> countdown_with_skips(5, 1, 4)
#> countdown_with_skips(0, 1, 2)
#> countdown_with_skips(12, 5, 7)
#> countdown_with_skips(4, 0, 1)

### compress_blank_lines_flag
def compress_blank_lines_flag(lines):
    kept = []
    was_blank = True
    for line in lines:
        blank = not line.strip()
        if blank and was_blank:
            continue
        kept.append("" if blank else line.rstrip())
        was_blank = blank
    if kept and kept[-1] == "":
        kept.pop()
    return kept

#> compress_blank_lines_flag(["", "one ", "", " ", "two"])
#> compress_blank_lines_flag(["x", "\t", ""])
#> compress_blank_lines_flag([])
#> compress_blank_lines_flag(["", "  "])
#> compress_blank_lines_flag(["  pad", "end"])

### digit_sum_until_stop
def digit_sum_until_stop(stream, stop):
    total = 0
    for at, ch in enumerate(stream, 1):
        if ch == stop:
            break
        if ch.isdigit():
            total += int(ch) * at
        elif ch == "!":
            total = -total
    else:
        return total, None
    return total, at

#> digit_sum_until_stop("3a2;9", ";")
#> digit_sum_until_stop("12!4", "#")
#> digit_sum_until_stop("", "x")
#> digit_sum_until_stop(".555", ".")
#> digit_sum_until_stop("9!!0", "z")

### pad_gaps_in_sequence
def pad_gaps_in_sequence(ids):
    i = 1
    while i < len(ids):
        if ids[i] - ids[i - 1] > 1:
            ids.insert(i, ids[i - 1] + 1)
        i += 1
    return ids

#> pad_gaps_in_sequence([3, 6, 7])
#> pad_gaps_in_sequence([10])
#> pad_gaps_in_sequence([5, 4, 6])
#> pad_gaps_in_sequence([])
#> pad_gaps_in_sequence([-2, 1, 1])

### move_spaces_to_front
def move_spaces_to_front(s):
    i = 0
    moved = 0
    while i < len(s):
        if s[i] == " ":
            s = " " + s[:i] + s[i + 1:]
            moved += 1
        i += 1
    return f"{moved}:{s}"

#> move_spaces_to_front("to be or")
#> move_spaces_to_front("tight")
#> move_spaces_to_front("")
#> move_spaces_to_front("a  b ")
#> move_spaces_to_front("  ab")

### carry_round_prices
def carry_round_prices(prices):
    carry = 0.0
    rounded = []
    for p in prices:
        p += carry
        whole = int(p)
        carry = p - whole
        if carry >= 0.5:
            whole += 1
            carry -= 1
        rounded.append(whole)
    return rounded, round(carry, 2)

#> carry_round_prices([1.25, 2.5, 0.25])
#> carry_round_prices([0.5, 0.5])
#> carry_round_prices([])
#> carry_round_prices([7.0, 3.75])
#> carry_round_prices([10])
