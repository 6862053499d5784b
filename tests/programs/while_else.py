"""while with else, left normally and by break."""
def find(items, wanted):
    place = 0
    while place < len(items):
        if items[place] == wanted:
            found = True
            break
        place += 1
    else:
        found = False
        place = -1
    return found, place


print(find([4, 8, 15], 8), find([4, 8, 15], 16), find([], 1))
