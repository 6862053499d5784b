"""The moves of the towers of Hanoi."""


def hanoi(height, start=1, end=3):
    if height <= 0:
        return []
    middle = 6 - start - end
    moves = hanoi(height - 1, start, middle)
    moves.append((start, end))
    moves.extend(hanoi(height - 1, middle, end))
    return moves
