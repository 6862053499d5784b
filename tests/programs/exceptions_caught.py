"""try with several handlers, else, and the exception's name gone afterwards."""
def parse(text):
    try:
        number = int(text)
    except ValueError:
        return "no number"
    except (TypeError, AttributeError) as error:
        return type(error).__name__
    else:
        number += 1
    return number


results = [parse("41"), parse("x"), parse(None)]
try:
    {}["missing"]
except KeyError as error:
    message = repr(error)
results.append("error" in globals())
print(results, message)
