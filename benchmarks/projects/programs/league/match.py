class Match:
    def __init__(self, home, away, home_goals=None, away_goals=None):
        self.home = home
        self.away = away
        self.home_goals = home_goals
        self.away_goals = away_goals

    @property
    def played(self):
        return self.home_goals is not None

    @property
    def winner(self):
        if not self.played or self.home_goals == self.away_goals:
            return None
        return self.home if self.home_goals > self.away_goals else self.away

    def goals(self, team):
        """(scored, conceded)"""
        if team == self.home:
            return self.home_goals, self.away_goals
        if team == self.away:
            return self.away_goals, self.home_goals
        raise ValueError(team + " does not play")

    def __str__(self):
        if not self.played:
            return "%s - %s" % (self.home, self.away)
        return "%s %d:%d %s" % (self.home, self.home_goals, self.away_goals, self.away)


def parse(line):
    """'Reds 2:1 Blues' or 'Reds - Blues'"""
    words = line.split()
    if "-" in words:
        at = words.index("-")
        return Match(" ".join(words[:at]), " ".join(words[at + 1:]))
    for at, word in enumerate(words):
        if ":" in word:
            left, right = word.split(":")
            return Match(" ".join(words[:at]), " ".join(words[at + 1:]), int(left), int(right))
    raise ValueError("no result in " + repr(line))


def winner_of(line):
    return parse(line).winner
