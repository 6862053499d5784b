### rhyme_scheme
def rhyme_scheme(lines):
    endings, scheme = [], ""
    for line in lines:
        words = line.lower().split()
        end = words[-1].strip(".,!?;")[-2:] if words else ""
        if not end:
            scheme += " "
            continue
        if end not in endings:
            endings.append(end)
        scheme += chr(65 + endings.index(end))
    return scheme

#> rhyme_scheme(["Roses are red,", "it is said", "violets blue", "just like you"])
#> rhyme_scheme([])
#> rhyme_scheme(["the night", "", "so bright!"])
#> rhyme_scheme(["one"])
#> rhyme_scheme(["a cat", "a hat", "a dog", "a log", "a bee"])

### haiku_syllable_check
def haiku_syllable_check(lines):
    counts = []
    for line in lines:
        n, prev = 0, " "
        for c in line.lower():
            if c in "aeiouy" and prev not in "aeiouy":
                n += 1
            prev = c
        counts.append(n)
    return counts == [5, 7, 5], counts

#> haiku_syllable_check(["an old silent pond", "a frog jumps in to the pond", "splash silent again"])
#> haiku_syllable_check([])
#> haiku_syllable_check(["yo", "", "queue"])
#> haiku_syllable_check(["dawn is on its way", "birds sing in a tall old tree", "my cat is asleep"])
#> haiku_syllable_check(["EYE"])

### limerick_lines_indent
def limerick_lines_indent(poem):
    lines = [l.strip() for l in poem.split("/")]
    out = []
    for i, l in enumerate(lines):
        indent = "    " if i % 5 in (2, 3) else ""
        out.append(indent + l[:1].upper() + l[1:])
    return out

#> limerick_lines_indent("there was / an old / man / with / a beard")
#> limerick_lines_indent("")
#> limerick_lines_indent("a/b/c")
#> limerick_lines_indent(" x ")
#> limerick_lines_indent("1/2/3/4/5/6/7/8")

### word_search_diagonal
def word_search_diagonal(grid, word):
    h = len(grid)
    for r in range(h):
        for c in range(len(grid[r])):
            diag = "".join(grid[r + k][c + k] for k in range(min(h - r, len(grid[r]) - c)))
            if diag.startswith(word):
                return r, c
    return None

#> word_search_diagonal(["cxx", "xax", "xxt"], "cat")
#> word_search_diagonal(["ab", "cd"], "da")
#> word_search_diagonal([], "x")
#> word_search_diagonal(["xy", "zx"], "xx")
#> word_search_diagonal(["abc", "dea", "fgh"], "ba")

### spelling_bee_words
def spelling_bee_words(letters, center, words):
    valid = {}
    for w in words:
        if len(w) < 4 or center not in w or set(w) - set(letters):
            continue
        pangram = set(w) == set(letters)
        valid[w] = (1 if len(w) == 4 else len(w)) + 7 * pangram
    return valid

#> spelling_bee_words("ratpine", "n", ["train", "painter", "tin", "rain", "tape"])
#> spelling_bee_words("abc", "a", [])
#> spelling_bee_words("otx", "o", ["toot", "ox", "tooo", "boot"])
#> spelling_bee_words("lev", "e", ["level", "leve", "LEVEL"])
#> spelling_bee_words("", "", ["word"])

### boggle_adjacent_pairs
def boggle_adjacent_pairs(row, word):
    pos = row.find(word[:1])
    path = [pos]
    for ch in word[1:]:
        options = [p for p in (pos - 1, pos + 1) if 0 <= p < len(row) and row[p] == ch and p not in path]
        if not options:
            return None
        pos = options[0]
        path.append(pos)
    return path if pos >= 0 else None

#> boggle_adjacent_pairs("tacos", "cat")
#> boggle_adjacent_pairs("tacos", "cos")
#> boggle_adjacent_pairs("tacos", "cast")
#> boggle_adjacent_pairs("abc", "z")
#> boggle_adjacent_pairs("", "")

### anagram_phrase_check
def anagram_phrase_check(a, b):
    pool = [c for c in a.lower() if c.isalpha()]
    for c in b.lower():
        if not c.isalpha():
            continue
        if c not in pool:
            return f"no {c}"
        pool.remove(c)
    return "left: " + "".join(sorted(pool)) if pool else "anagram"

#> anagram_phrase_check("Dormitory", "Dirty room!")
#> anagram_phrase_check("listen", "tinsels")
#> anagram_phrase_check("abc", "a")
#> anagram_phrase_check("", "")
#> anagram_phrase_check("A gentleman", "elegant man")

### kangaroo_word
def kangaroo_word(big, small):
    i = 0
    marked = ""
    for ch in big:
        if i < len(small) and ch == small[i]:
            marked += ch.upper()
            i += 1
        else:
            marked += ch
    return marked if i == len(small) else None

#> kangaroo_word("masculine", "male")
#> kangaroo_word("chicken", "hen")
#> kangaroo_word("rooster", "hen")
#> kangaroo_word("", "")
#> kangaroo_word("abc", "")

### isogram_level
def isogram_level(word):
    letters = [c for c in word.casefold() if c.isalpha()]
    counts = {letters.count(c) for c in letters}
    return counts.pop() if len(counts) == 1 else 0

#> isogram_level("lumberjacks")
#> isogram_level("Deed")
#> isogram_level("hello")
#> isogram_level("")
#> isogram_level("six-year-old")

### lipogram_missing
def lipogram_missing(text, avoid):
    lowered = text.lower()
    slips = [w for w in lowered.split() if any(a in w for a in avoid.lower())]
    return "clean" if not slips else f"{len(slips)}: {slips[0]}..{slips[-1]}"

#> lipogram_missing("A bold fox jumps", "e")
#> lipogram_missing("The end is here", "E")
#> lipogram_missing("", "xyz")
#> lipogram_missing("zany quizzes", "zq")
#> lipogram_missing("anything", "")

### tautonym_check
def tautonym_check(word):
    w = word.lower().replace("-", "")
    half, odd = divmod(len(w), 2)
    if odd or not w:
        return False
    return w[:half] == w[half:] and w[:half]

#> tautonym_check("bonbon")
#> tautonym_check("Tom-tom")
#> tautonym_check("papaya")
#> tautonym_check("")
#> tautonym_check("abcab")

### alphabetical_streak
def alphabetical_streak(word):
    for a, b in zip(word, word[1:]):
        if a > b:
            break
    else:
        return "ascending"
    return "descending" if list(word) == sorted(word, reverse=True) else "neither"

#> alphabetical_streak("almost")
#> alphabetical_streak("spoon")
#> alphabetical_streak("spoonfeed")
#> alphabetical_streak("")
#> alphabetical_streak("zyx")

### word_value_products
def word_value_products(word):
    product = 1
    for ch in filter(str.isalpha, word.upper()):
        product *= ord(ch) - 64
        if product > 10 ** 6:
            product %= 10 ** 6
    return product

#> word_value_products("cab")
#> word_value_products("zzzzzz")
#> word_value_products("")
#> word_value_products("a-b-c 9")
#> word_value_products("Python")

### spoonerize
def spoonerize(phrase):
    words = phrase.split()
    if len(words) != 2:
        return phrase
    def cut(w):
        i = next((k for k, c in enumerate(w) if c in "aeiou"), 0)
        return w[:i], w[i:]
    (a, x), (b, y) = map(cut, words)
    return f"{b}{x} {a}{y}"

#> spoonerize("crushing blow")
#> spoonerize("well oiled")
#> spoonerize("one two three")
#> spoonerize("")
#> spoonerize("hmm tsk")

### ubbi_dubbi
def ubbi_dubbi(text):
    out = ""
    prev_vowel = False
    for ch in text:
        v = ch.lower() in "aeiou"
        if v and not prev_vowel:
            out += "Ub" + ch.lower() if ch.isupper() else "ub" + ch
        else:
            out += ch
        prev_vowel = v
    return out

#> ubbi_dubbi("Hello")
#> ubbi_dubbi("Apple pie")
#> ubbi_dubbi("")
#> ubbi_dubbi("hmm")
#> ubbi_dubbi("queue UP")

### gibberish_untangle
def gibberish_untangle(text, syllable="op"):
    words = []
    for w in text.split():
        while syllable in w:
            i = w.index(syllable)
            w = w[:i] + w[i + len(syllable):]
        words.append(w)
    return " ".join(words)

#> gibberish_untangle("copatop sopat")
#> gibberish_untangle("hagellago", "ag")
#> gibberish_untangle("")
#> gibberish_untangle("oopp")
#> gibberish_untangle("plain words", syllable="zz")

### verlan_swap
def verlan_swap(word):
    for i in range(len(word) - 1, 0, -1):
        if word[i - 1] in "aeiouy" and word[i] not in "aeiouy":
            return word[i:] + word[:i]
    return word[::-1]

#> verlan_swap("louche")
#> verlan_swap("bizarre")
#> verlan_swap("")
#> verlan_swap("oui")
#> verlan_swap("fou")

### rovarspraket
def rovarspraket(s):
    cons = "bcdfghjklmnpqrstvwxz"
    return "".join(f"{c}o{c.lower()}" if c.lower() in cons else c for c in s)

#> rovarspraket("Stubborn")
#> rovarspraket("aeiou")
#> rovarspraket("")
#> rovarspraket("Y2K!")
#> rovarspraket("å vi")

### rovar_decode
def rovar_decode(s):
    out, i = [], 0
    while i < len(s):
        out.append(s[i])
        if s[i + 1:i + 2] == "o" and s[i + 2:i + 3] == s[i].lower():
            i += 3
        else:
            i += 1
    return "".join(out)

#> rovar_decode("Sostotubob")
#> rovar_decode("aloleror")
#> rovar_decode("")
#> rovar_decode("ooo")
#> rovar_decode("tot!")

### number_plate_words
def number_plate_words(plate):
    swaps = {"4": "A", "3": "E", "1": "I", "0": "O", "5": "S", "7": "T", "8": "B"}
    word = "".join(swaps.get(c, c) for c in plate.replace(" ", "").upper())
    return word if word.isalpha() else "".join(c for c in word if not c.isalpha())

#> number_plate_words("B1 G 80Y")
#> number_plate_words("ca7 5")
#> number_plate_words("XR9 26")
#> number_plate_words("")
#> number_plate_words("l33t-h4x")

### emoticon_mood
def emoticon_mood(text):
    mood = 0
    for token in text.split():
        if token in (":)", ":-)", ":D", "<3"):
            mood += 1
        elif token in (":(", ":-(", ":/", "</3"):
            mood -= 1
    return ("sad", "neutral", "happy")[(mood > 0) - (mood < 0) + 1], mood

#> emoticon_mood("great :) :D thanks")
#> emoticon_mood("oh no :( </3")
#> emoticon_mood("")
#> emoticon_mood(":) :(")
#> emoticon_mood("ratio 1:)2")

### fortune_wheel
def fortune_wheel(puzzle, guesses):
    shown = set()
    money = 0
    for g in guesses.upper():
        n = puzzle.upper().count(g)
        if n == 0:
            money //= 2
        elif g in "AEIOU":
            money -= 25
            shown.add(g)
        elif g not in shown:
            money += 10 * n
            shown.add(g)
    board = "".join(c if not c.isalpha() or c.upper() in shown else "-" for c in puzzle)
    return board, money

#> fortune_wheel("Big Bang Theory", "bgtx")
#> fortune_wheel("Aha!", "ahh")
#> fortune_wheel("", "abc")
#> fortune_wheel("Zoo", "")
#> fortune_wheel("Tic-Tac", "tczi")

### codename_clue_valid
def codename_clue_valid(clue, board):
    c = clue.lower()
    if " " in clue or not c.isalpha():
        return "format"
    for word in board:
        w = word.lower()
        if c in w or w in c:
            return "touches " + word
    return "ok"

#> codename_clue_valid("water", ["Fire", "Waterfall"])
#> codename_clue_valid("sun shine", ["Moon"])
#> codename_clue_valid("orbit", ["Moon", "Ring"])
#> codename_clue_valid("moonlight", ["Moon"])
#> codename_clue_valid("", [])

### taboo_words_used
def taboo_words_used(description, card):
    words = [w.strip(".,!?").lower() for w in description.split()]
    used = [t for t in card if any(w.startswith(t.lower()) for w in words)]
    return used, round(1 - len(used) / len(card), 2) if card else 1.0

#> taboo_words_used("It's a yellow fruit, monkeys love it", ["yellow", "monkey", "peel"])
#> taboo_words_used("", ["x"])
#> taboo_words_used("nothing banned", [])
#> taboo_words_used("Hot SUN!", ["sun", "hot"])
#> taboo_words_used("cold", ["ice", "snow"])

### fizz_letter_game
def fizz_letter_game(n, rules):
    out = []
    for i in range(1, n + 1):
        said = "".join(word for k, word in sorted(rules.items()) if i % k == 0)
        out.append(said or str(i))
    return ",".join(out)

#> fizz_letter_game(6, {2: "a", 3: "b"})
#> fizz_letter_game(0, {1: "x"})
#> fizz_letter_game(5, {})
#> fizz_letter_game(4, {4: "Z", 1: "y"})
#> fizz_letter_game(3, {0: "boom"})

### mastermind_feedback
def mastermind_feedback(code, guess):
    exact = sum(c == g for c, g in zip(code, guess))
    common = sum(min(code.count(ch), guess.count(ch)) for ch in set(code))
    return "●" * exact + "○" * (common - exact)

#> mastermind_feedback("RGBY", "RBGP")
#> mastermind_feedback("RRGG", "GGRR")
#> mastermind_feedback("", "")
#> mastermind_feedback("AABB", "AAAA")
#> mastermind_feedback("WXYZ", "wxyz")

### ghost_game_move
def ghost_game_move(fragment, words):
    if fragment in words and len(fragment) > 3:
        return "lose"
    options = sorted({w[len(fragment)] for w in words if w.startswith(fragment) and w != fragment})
    return options or "challenge"

#> ghost_game_move("gho", ["ghost", "ghoul", "gnome"])
#> ghost_game_move("ghost", ["ghost"])
#> ghost_game_move("xq", ["exquisite"])
#> ghost_game_move("", ["ant", "bee"])
#> ghost_game_move("cat", ["cat", "cats", "catch"])

### story_dice
def story_dice(template, *rolls):
    out = template
    for n, roll in enumerate(rolls):
        out = out.replace(f"<{n}>", roll.lower())
    missing = out.count("<")
    return out if not missing else (out, missing)

#> story_dice("A <0> met a <1>.", "Dragon", "Baker")
#> story_dice("The <0> and the <2>", "CAT", "dog")
#> story_dice("")
#> story_dice("<0><0>", "Ha")
#> story_dice("no slots", "unused")

### charades_mask
def charades_mask(title):
    words = title.split()
    shape = " ".join("_" * len(w) if w.isalpha() else w for w in words)
    return f"{len(words)}w {shape}", [len(w) for w in words]

#> charades_mask("The Matrix")
#> charades_mask("2001: A Space Odyssey")
#> charades_mask("")
#> charades_mask("Wall-E")
#> charades_mask("Up")
