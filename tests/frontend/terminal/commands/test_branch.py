"""Commands about branches."""

from obeying import Obeying


def test_a_fork_is_listed_switched_to_and_compared() -> None:
    obeying = Obeying()
    assert obeying("fork other") == ["on branch other; `branch main` goes back"]
    assert obeying("branch") == ["  main         replay, from state 0", "* other        replay, from state 2"]
    assert obeying("s", "branch main")[1] == "> <program>(1)work()  [branch main]"
    assert obeying("compare other") == ["37 of 37 states agree (100%)", "no difference so far"]


def test_mistakes_are_told() -> None:
    obeying = Obeying()
    assert obeying("compare") == ["*** compare takes the name of a branch"]
    assert obeying("branch x") == ["*** no branch 'x'; there are main"] and obeying("fork main")[0].startswith("***")
