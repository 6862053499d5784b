from findex import Index
from findex.analysis import terms
from findex.query import QueryError, parse

TITLES = ["Green tea and running", "The tea houses of Kyoto", "Running a coffee house"]
_index = None


def index():
    global _index
    if _index is None:
        _index = Index(TITLES)
    return _index


def search(query):
    return [TITLES[doc] for doc in index().search(parse(query))]


def try_search(query, documents):
    try:
        return Index(documents).search(parse(query))
    except QueryError as error:
        return str(error)


def vocabulary(*documents):
    return {term: len(posting) for term, posting in sorted(Index(documents).postings.items())}


def suggest(prefix):
    stemmed = terms(prefix) or [prefix]
    return sorted(term for term in index().postings if term.startswith(stemmed[0]))
