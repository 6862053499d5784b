"""Guard clauses, nested conditions, return without value, return in loops."""
def grade(score, bonus=0):
    if score is None:
        return
    score += bonus
    if not 0 <= score <= 100:
        return "invalid"
    for limit, letter in ((90, "A"), (75, "B"), (50, "C")):
        if score >= limit:
            if letter == "A" and score == 100:
                return "A+"
            return letter
    return "F"


print(grade(None), grade(50), grade(95, 5), grade(91), grade(12), grade(120))
