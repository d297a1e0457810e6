"""Spreading a run over a cluster that exists already: a dask.distributed scheduler and whatever workers it has.

Workers may come and go: a batch whose worker is lost is played again on another. The results are those of a local run.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import conformance
from conformance.cases import Case
from conformance.errors import EngineTrouble
from conformance.running import Conditions, MakeEngine, Part, play

BATCH = 25  # cases; an engine is started once a batch
CONNECT = 10  # seconds for the scheduler to answer


class Cluster:
    """Where the batches of a run go; `conformance.running.run` takes one as its `spread`."""

    def __init__(self, address: str, batch: int = BATCH) -> None:
        self._address, self._batch = address, batch

    def __call__(self, cases: Sequence[Case], make_engine: MakeEngine, conditions: Conditions) -> list[Part]:
        """Play cases on the cluster.

        Raises:
            EngineTrouble: no scheduler answers, its workers have another crconf, or the engine does not start there.
        """
        distributed = _distributed()
        batches = [cases[start : start + self._batch] for start in range(0, len(cases), self._batch)]
        try:
            client = distributed.Client(self._address, timeout=CONNECT)
        except (OSError, ValueError) as error:
            hint = "start one with `dask scheduler`, or leave --scheduler out"
            raise EngineTrouble(f"{self._address}: no scheduler answers: {error}", hint) from error
        with client:
            futures = [
                client.submit(_play_batch, conformance.__version__, batch, make_engine, conditions, pure=False)
                for batch in batches
            ]
            try:
                return list(client.gather(futures))
            except distributed.KilledWorker as error:
                raise EngineTrouble(f"a batch of cases has cost several workers their lives: {error}") from error


def _play_batch(version: str, cases: Sequence[Case], make_engine: MakeEngine, conditions: Conditions) -> Part:
    """Play a batch on a worker."""
    if conformance.__version__ != version:
        raise EngineTrouble(
            f"a worker has crconf {conformance.__version__}, this is {version}", "install the same there"
        )
    return play(cases, make_engine, conditions)


def _distributed() -> Any:
    try:
        import distributed
    except ModuleNotFoundError as error:
        raise EngineTrouble(
            f"a cluster needs {error.name}", "install it with: pip install 'crconf[cluster]'"
        ) from error
    return distributed
