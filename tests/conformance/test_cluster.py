"""A run spread over a real scheduler with two workers on loopback: the same bytes as here, whoever dies meanwhile."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from conformance.adapters.process import ProcessEngine
from conformance.cluster import Cluster
from conformance.errors import EngineTrouble
from conformance.results import to_lines
from conformance.running import run
from tests.conformance.adapters.test_process import CASES, CONDITIONS, command
from tests.fakes.engines import HonestEngine

pytest.importorskip("distributed", reason="the extra crconf[cluster] is not installed")

ROOT = Path(__file__).parents[2]
RUN = """
import sys
from functools import partial
from conformance.adapters.process import ProcessEngine
from conformance.cluster import Cluster
from conformance.results import to_lines
from conformance.running import run
from tests.conformance.adapters.test_process import CASES, CONDITIONS
address, command = sys.argv[1:]
results = run(CASES * 2, partial(ProcessEngine, command), CONDITIONS, spread=Cluster(address, batch=1))
sys.stdout.buffer.write(b"".join(to_lines(results)))
"""


class Running(NamedTuple):
    """A cluster of one scheduler and two workers."""

    address: str
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Running]:
    started: list[subprocess.Popen[bytes]] = []

    def start(what: str, *words: str) -> subprocess.Popen[bytes]:
        line = [sys.executable, "-m", "distributed.cli.dask_" + what, "--scheduler-file", str(tmp_path / "s"), *words]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONWARNINGS": "ignore"}
        process = subprocess.Popen(line, cwd=tmp_path, env=environment, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL, start_new_session=True)  # fmt: skip
        started.append(process)
        return process

    start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard")
    workers = [start("worker", "--no-nanny", "--nthreads", "1", "--no-dashboard") for _ in range(2)]
    try:
        wait_for((tmp_path / "s").exists)
        yield Running(json.loads((tmp_path / "s").read_text())["address"], workers)
    finally:
        for process in started:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def wait_for(condition: Callable[[], bool], seconds: float = 30) -> None:
    ends = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_a_killed_worker_loses_nothing(cluster: Running) -> None:
    slow = command("late", "act", 0)  # a second and a half a case
    line = [sys.executable, "-W", "ignore", "-c", RUN, cluster.address, slow]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE) as process:
        time.sleep(3)
        assert process.poll() is None, "the run was over before a worker could be killed"
        os.killpg(cluster.workers[0].pid, signal.SIGKILL)
        printed, _ = process.communicate(timeout=60)
    honest = run(CASES * 2, lambda: ProcessEngine(command("honest")), CONDITIONS)
    assert printed == b"".join(to_lines(honest))


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x"])
def test_no_scheduler_is_told(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("conformance.cluster.CONNECT", 1)
    with pytest.raises(EngineTrouble, match="no scheduler answers"):
        Cluster(address)(CASES, HonestEngine, CONDITIONS)
