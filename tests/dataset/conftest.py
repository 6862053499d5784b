import pytest
from corpora import small_corpus

from ndb.dataset.rounds.factory import Corpus


@pytest.fixture(scope="session")
def corpus(tmp_path_factory: pytest.TempPathFactory) -> Corpus:
    return small_corpus(tmp_path_factory.mktemp("corpus") / "seeds")
