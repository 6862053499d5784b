"""The Ray runner on a cluster of several nodes on this machine, one of them killed in mid-run. Run with `-m ray`."""

import pytest
from corpora import SMALL, rounds_here

from ndb.dataset.rounds.build import build, start
from ndb.dataset.rounds.shards import ShardFolder

pytestmark = pytest.mark.ray
ray = pytest.importorskip("ray", reason="the extra `ray` is not installed")
OBJECT_STORE = 80 << 20
SHARDS = 8


@pytest.fixture
def cluster():
    from ray.cluster_utils import Cluster

    made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": OBJECT_STORE})
    nodes = [made.add_node(num_cpus=1, object_store_memory=OBJECT_STORE) for _ in range(2)]
    ray.init(address=made.address, log_to_driver=False)
    yield made, nodes
    ray.shutdown()
    made.shutdown()


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_node_killed_in_mid_run_loses_nothing_and_duplicates_nothing(cluster, corpus, tmp_path):
    from ndb.dataset.rounds.cluster import build_on_cluster

    made, nodes = cluster
    reported: list[list[int]] = []

    def report(folder: ShardFolder) -> None:
        reported.append(sorted(folder.entries))
        if len(reported) == 2:
            made.remove_node(nodes[0], allow_graceful=False)

    folder = start(tmp_path / "cluster", corpus, SMALL, rounds_per_shard=2)
    build_on_cluster(folder, SHARDS, corpus, SMALL, report)
    assert not nodes[0].any_processes_alive() and nodes[1].any_processes_alive()
    assert len(reported) == SHARDS and reported[-1] == list(range(SHARDS))

    alone = start(tmp_path / "alone", corpus, SMALL, rounds_per_shard=2)
    build(alone, SHARDS, rounds_here(corpus))
    assert contents(tmp_path / "cluster") == contents(tmp_path / "alone")
