"""break and continue out of try, except and finally, in for and while."""
def read(items):
    kept = []
    for item in items:
        try:
            if item == "stop":
                break
            value = 12 // item
        except TypeError:
            continue
        except ZeroDivisionError:
            kept.append("inf")
        else:
            kept.append(value)
        finally:
            kept.append("|")
    return kept


attempts = 0
while True:
    attempts += 1
    try:
        if attempts < 3:
            raise OSError(attempts)
        break
    except OSError as error:
        last = error.args
        continue
print(read([4, "x", 0, 5, "stop", 1]), attempts, last)
