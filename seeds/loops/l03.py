### keep_rarest_adjacent
def keep_rarest_adjacent(s):
    best = None
    i = 0
    while i + 1 < len(s):
        duo = s[i:i + 2]
        n = s.count(duo)
        if best is None or n < best[1]:
            best = (duo, n)
            if n == 1:
                break
        i += 1
    return best

#> keep_rarest_adjacent("ababc")
#> keep_rarest_adjacent("xyxyxy")
#> keep_rarest_adjacent("q")
#> keep_rarest_adjacent("mmmm")
#> keep_rarest_adjacent("-+-+-=")

### parse_flag_args
def parse_flag_args(argv):
    opts, rest = {}, []
    i = 0
    while i < len(argv):
        a = argv[i]
        if a == "--":
            rest += argv[i + 1:]
            break
        if a.startswith("-"):
            opts[a.lstrip("-")] = argv[i + 1]
            i += 1
        else:
            rest.append(a)
        i += 1
    return opts, rest

#> parse_flag_args(["-o", "out.txt", "in.txt"])
#> parse_flag_args(["--", "-x"])
#> parse_flag_args([])
#> parse_flag_args(["run", "--depth", "3", "-v", "yes"])
#> parse_flag_args(["-q"])

### stretch_vowels_by_index
def stretch_vowels_by_index(name):
    pieces = []
    for i, c in enumerate(name, 1):
        if c.lower() not in "aeiouy":
            pieces.append(c)
            continue
        if i == len(name):
            pieces.append(c + "~")
        else:
            pieces.append(c * i)
    return "".join(pieces)

#> stretch_vowels_by_index("Rio")
#> stretch_vowels_by_index("psst")
#> stretch_vowels_by_index("")
#> stretch_vowels_by_index("aYe")
#> stretch_vowels_by_index("o-o 1")

### walk_grid_commands_scan
def walk_grid_commands_scan(cmds, size):
    x = y = 0
    bumps = []
    for n, c in enumerate(cmds):
        dx = (c == "E") - (c == "W")
        dy = (c == "S") - (c == "N")
        if 0 <= x + dx < size and 0 <= y + dy < size:
            x, y = x + dx, y + dy
        else:
            bumps.append(n)
            if len(bumps) > 2:
                return "stuck", bumps
    return (x, y), bumps

#> walk_grid_commands_scan("ESEN", 3)
#> walk_grid_commands_scan("NNNEE", 2)
#> walk_grid_commands_scan("", 1)
#> walk_grid_commands_scan("EEWS", 2)
#> walk_grid_commands_scan("zE", 4)

### chunk_by_running_total
def chunk_by_running_total(nums, cap):
    groups, current, total = [], [], 0
    for n in nums:
        if current and total + n > cap:
            groups.append(current)
            current, total = [], 0
        current.append(n)
        total += n
    if current:
        groups.append(current)
    return groups

#> chunk_by_running_total([4, 3, 6, 1, 9], 8)
#> chunk_by_running_total([50, 2], 10)
#> chunk_by_running_total([], 5)
#> chunk_by_running_total([-1, 1, 0], 0)
#> chunk_by_running_total([2.5, 2.5, 0.1], 5)

### replace_nth_separator
def replace_nth_separator(s, sep, n, new):
    seen = 0
    for i in range(len(s)):
        if s[i] != sep:
            continue
        seen += 1
        if seen % n == 0:
            s = s[:i] + new + s[i + 1:]
    return s

#> replace_nth_separator("a,b,c,d", ",", 2, ";")
#> replace_nth_separator("1-2-3", "-", 1, "/")
#> replace_nth_separator("", ".", 3, "!")
#> replace_nth_separator("x.y", ".", 2, "#")
#> replace_nth_separator("a b", " ", 0, "_")

### unwind_stack_ops
def unwind_stack_ops(ops):
    stack = []
    for op in ops:
        if isinstance(op, int):
            stack.append(op)
        elif op == "dup":
            stack.append(stack[-1])
        elif op == "swap" and len(stack) > 1:
            stack[-1], stack[-2] = stack[-2], stack[-1]
        elif op == "drop":
            stack.pop()
    return stack

#> unwind_stack_ops([7, "dup", 3, "swap"])
#> unwind_stack_ops(["swap", 5])
#> unwind_stack_ops([])
#> unwind_stack_ops([1, 2, "drop", "noop"])
#> unwind_stack_ops([4, "drop", "dup"])

### digits_to_left_letters
def digits_to_left_letters(s):
    i, j = 0, len(s) - 1
    a = list(s)
    while i < j:
        if a[i].isdigit():
            i += 1
        elif not a[j].isdigit():
            j -= 1
        else:
            a[i], a[j] = a[j], a[i]
            i += 1
            j -= 1
    return "".join(a)

#> digits_to_left_letters("a1b2c3")
#> digits_to_left_letters("456")
#> digits_to_left_letters("")
#> digits_to_left_letters("x-9")
#> digits_to_left_letters("7up")

### sum_between_markers
def sum_between_markers(data, begin, end):
    active = False
    sums = []
    for item in data:
        if item == begin:
            active = True
            sums.append(0)
        elif item == end:
            active = False
        elif active:
            sums[-1] += item
    return sums or None

#> sum_between_markers(["[", 4, 5, "]", 9, "[", 1], "[", "]")
#> sum_between_markers([1, 2, 3], "go", "halt")
#> sum_between_markers([], 0, 1)
#> sum_between_markers([0, 8, 9, 0, 2, 1, 6], 0, 1)
#> sum_between_markers(["<", "<", 3.5, ">"], "<", ">")

### longest_word_reverse_scan
def longest_word_reverse_scan(sentence):
    words = sentence.split()
    winner, where = "", -1
    for k in range(len(words) - 1, -1, -1):
        w = words[k].strip(".,;")
        if len(w) > len(winner):
            winner, where = w, k
        elif len(w) == len(winner) and w < winner:
            winner = w + "/" + winner
    return winner, where

#> longest_word_reverse_scan("we saw two old men.")
#> longest_word_reverse_scan("ice, fog; mud")
#> longest_word_reverse_scan("")
#> longest_word_reverse_scan("... ,")
#> longest_word_reverse_scan("big dog barked loud")

### thermostat_minutes
def thermostat_minutes(temp, target):
    minutes = 0
    heating = temp < target
    while minutes < 8:
        if heating:
            temp += 3
            if temp > target + 1:
                heating = False
        else:
            temp -= 1
            heating = temp < target - 1
        minutes += 1
        if temp == target:
            break
    return minutes, temp, heating

#> thermostat_minutes(14, 20)
#> thermostat_minutes(25, 21)
#> thermostat_minutes(19, 20)
#> thermostat_minutes(0, 40)
#> thermostat_minutes(-2, -2)

### alternating_join_leftover
def alternating_join_leftover(a, b):
    i = j = 0
    out = []
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            out.append(a[i])
            i += 1
        else:
            out.append(b[j].upper())
            j += 1
    return "".join(out) + "+" + a[i:] + b[j:]

#> alternating_join_leftover("ace", "bd")
#> alternating_join_leftover("xyz", "ab")
#> alternating_join_leftover("", "mm")
#> alternating_join_leftover("aa", "aa")
#> alternating_join_leftover("137", "2468")

### flag_duplicate_neighbors
def flag_duplicate_neighbors(cells):
    marks = [""] * len(cells)
    for i in range(1, len(cells)):
        if cells[i] == cells[i - 1]:
            marks[i] = marks[i - 1] = "*"
        elif abs(cells[i] - cells[i - 1]) == 1:
            marks[i] += "~"
    return [f"{c}{m}" for c, m in zip(cells, marks)]

#> flag_duplicate_neighbors([3, 3, 4, 6])
#> flag_duplicate_neighbors([9])
#> flag_duplicate_neighbors([])
#> flag_duplicate_neighbors([1, 2, 3, 3])
#> flag_duplicate_neighbors([0, -1, -1, -1])

### bus_passenger_log
def bus_passenger_log(stops, seats):
    aboard = 0
    refused = {}
    for no, (off, on) in enumerate(stops, start=1):
        aboard = max(aboard - off, 0)
        room = seats - aboard
        if on > room:
            refused[no] = on - room
            on = room
        aboard += on
    return aboard, refused

#> bus_passenger_log([(0, 5), (2, 8), (1, 0)], 10)
#> bus_passenger_log([(3, 1)], 4)
#> bus_passenger_log([], 20)
#> bus_passenger_log([(0, 9), (0, 9)], 6)
#> bus_passenger_log([(0, 2), (2, 2), (9, 1)], 2)

### first_char_seen_thrice
def first_char_seen_thrice(s):
    seen = {}
    for i, ch in enumerate(s):
        if ch.isspace():
            continue
        seen.setdefault(ch, []).append(i)
        if len(seen[ch]) == 3:
            return ch, seen[ch]
    return max(seen, key=lambda c: len(seen[c]), default="")

#> first_char_seen_thrice("banana")
#> first_char_seen_thrice("tot to")
#> first_char_seen_thrice("   ")
#> first_char_seen_thrice("2+2=4")
#> first_char_seen_thrice("")

### shift_blocks_left
def shift_blocks_left(track):
    for i in range(len(track)):
        if track[i] != "o":
            continue
        j = i
        while j > 0 and track[j - 1] == ".":
            track = track[:j - 1] + "o." + track[j + 1:]
            j -= 1
    return track

#> shift_blocks_left("..o.o")
#> shift_blocks_left("#.oo")
#> shift_blocks_left("")
#> shift_blocks_left("o#..o")
#> shift_blocks_left("....")

### build_acronym_levels
def build_acronym_levels(title, skip):
    acro = ""
    lengths = []
    for w in title.split():
        if w.lower() in skip:
            lengths.append(-len(w))
            continue
        lengths.append(len(w))
        acro += w[0] if w[0].isupper() else w[0].upper() + "'"
    return acro, lengths

#> build_acronym_levels("Bank of North sea", ["of"])
#> build_acronym_levels("", ["a"])
#> build_acronym_levels("the THE The", ["the"])
#> build_acronym_levels("World wide Web", [])
#> build_acronym_levels("3 Little pigs", ["pigs"])

### fuel_stops_greedy_scan
def fuel_stops_greedy_scan(distances, tank):
    fuel, refills = tank, []
    for i, d in enumerate(distances):
        if d > tank:
            raise ValueError(f"leg {i} too long")
        if d > fuel:
            refills.append(i)
            fuel = tank
        fuel -= d
    return refills, fuel

#> fuel_stops_greedy_scan([40, 30, 50, 10], 80)
#> fuel_stops_greedy_scan([100], 60)
#> fuel_stops_greedy_scan([], 45)
#> fuel_stops_greedy_scan([20, 20, 20, 20], 20)
#> fuel_stops_greedy_scan([5, 6, 7], 99)

### letters_then_reset
def letters_then_reset(s):
    word, words, score = "", [], 0
    for ch in s:
        if ch.isalpha():
            word += ch
            score += 1
        elif ch.isdigit():
            score -= int(ch)
        elif word:
            words.append(word)
            word = ""
    if word:
        words.append(word[::-1])
    return words, score

#> letters_then_reset("ab1 cd.ef")
#> letters_then_reset("9..9")
#> letters_then_reset("")
#> letters_then_reset("Go2Go!")
#> letters_then_reset("über, 3")

### matrix_row_until_negative
def matrix_row_until_negative(rows):
    kept = []
    for r, row in enumerate(rows):
        for v in row:
            if v < 0:
                break
            kept.append(v + r)
        else:
            kept.append("|")
    return kept

#> matrix_row_until_negative([[1, 2], [3, -1, 9]])
#> matrix_row_until_negative([[], [0]])
#> matrix_row_until_negative([])
#> matrix_row_until_negative([[-1], [-2]])
#> matrix_row_until_negative([[10, 20], [5, 5], [7]])

### vote_rounds_eliminate
def vote_rounds_eliminate(tally):
    order = []
    while len(tally) > 1:
        low = min(tally.values())
        losers = sorted(k for k, v in tally.items() if v == low)
        if len(losers) == len(tally):
            return order, losers
        for k in losers:
            del tally[k]
        order.append("&".join(losers))
    return order, list(tally)

#> vote_rounds_eliminate({"Ann": 5, "Bob": 2, "Cy": 9})
#> vote_rounds_eliminate({"x": 1, "y": 1})
#> vote_rounds_eliminate({})
#> vote_rounds_eliminate({"red": 3, "blue": 3, "tan": 8})
#> vote_rounds_eliminate({"solo": 0})

### balance_scale_add
def balance_scale_add(weights):
    left, right = [], []
    for w in sorted(weights, reverse=True):
        if sum(left) <= sum(right):
            left.append(w)
        else:
            right.append(w)
    tilt = sum(left) - sum(right)
    return left, right, tilt

#> balance_scale_add([7, 2, 5, 3])
#> balance_scale_add([])
#> balance_scale_add([10, 1])
#> balance_scale_add([4, 4, 4])
#> balance_scale_add([9, 0])

### typewriter_carriage
def typewriter_carriage(keys, width):
    buf = ["_"] * width
    pos = 0
    for k in keys:
        if k == "<":
            pos = max(0, pos - 1)
        elif k == "^":
            pos = 0
        else:
            buf[pos] = k
            pos += 1
            if pos >= width:
                break
    return "".join(buf), pos

#> typewriter_carriage("ab<c", 5)
#> typewriter_carriage("xyz^Q", 4)
#> typewriter_carriage("<<", 2)
#> typewriter_carriage("overflow", 3)
#> typewriter_carriage("a", 0)

### leading_run_per_word
def leading_run_per_word(text):
    result = {}
    for word in text.split():
        n = 1
        while n < len(word) and word[n] == word[0]:
            n += 1
        if n == len(word):
            result[word[0]] = "all"
        else:
            result[word[0]] = n
    return result

#> leading_run_per_word("aab xxx yz")
#> leading_run_per_word("")
#> leading_run_per_word("oo ooz")
#> leading_run_per_word("I am")
#> leading_run_per_word("...hm !!")

### sieve_names_by_initial
def sieve_names_by_initial(names):
    taken = {}
    clash = []
    for name in names:
        key = name[0].upper()
        tries = 0
        while key in taken and tries < len(name) - 1:
            tries += 1
            key = name[tries].upper()
        if key in taken:
            clash.append(name)
        else:
            taken[key] = name
    return taken, clash

#> sieve_names_by_initial(["ana", "abe", "bo"])
#> sieve_names_by_initial(["x", "X"])
#> sieve_names_by_initial([])
#> sieve_names_by_initial(["Kim", "kit", "kik"])
#> sieve_names_by_initial(["ok", ""])

### odd_even_swap_pairs
def odd_even_swap_pairs(s):
    i = 0
    flips = 0
    while i < len(s) - 1:
        x, y = s[i], s[i + 1]
        if x.isalnum() and y.isalnum():
            s = s[:i] + y + x + s[i + 2:]
            flips += 1
            i += 2
        else:
            i += 1
    return s, flips

#> odd_even_swap_pairs("ab-cd")
#> odd_even_swap_pairs("a-b-c")
#> odd_even_swap_pairs("")
#> odd_even_swap_pairs("12345")
#> odd_even_swap_pairs("?!no")
