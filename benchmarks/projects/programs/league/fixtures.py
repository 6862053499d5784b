from match import Match

BYE = "bye"


def round_robin(teams):
    """Rounds of pairs; everybody meets everybody once."""
    teams = list(teams)
    if len(teams) % 2:
        teams.append(BYE)
    half = len(teams) // 2
    rounds = []
    for n in range(len(teams) - 1):
        pairs = []
        for i in range(half):
            a, b = teams[i], teams[-1 - i]
            if BYE in (a, b):
                continue
            pairs.append((b, a) if n % 2 else (a, b))
        rounds.append(pairs)
        teams.insert(1, teams.pop())
    return rounds


def schedule(teams):
    lines = []
    for number, pairs in enumerate(round_robin(teams), 1):
        lines.append(f"Round {number}: " + ", ".join(str(Match(*pair)) for pair in pairs))
    return lines


def knockout(teams, results):
    """Winner of a cup; results are dicts of pair -> goals, one a round."""
    while len(teams) > 1:
        nxt = []
        for home, away in zip(teams[::2], teams[1::2]):
            game = Match(home, away, *results[home, away])
            nxt.append(game.winner or away)
        teams = nxt
    return teams[0]
