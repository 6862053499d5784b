class GameError(Exception):
    """What the player did is not possible; the text is shown."""


class Blocked(GameError):
    def __init__(self, direction, why="there is a wall"):
        super().__init__(f"You cannot go {direction}: {why}.")
        self.direction = direction


class GameOver(Exception):
    def __init__(self, won: bool, text: str):
        self.won = won
        self.text = text
