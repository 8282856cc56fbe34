"""A crew that is a Dask cluster: processes on any number of machines."""

import contextlib
import re
from collections.abc import Iterator
from concurrent.futures import CancelledError
from typing import Final

from canasta_qt.play.crew import Crew, CrewError

_AHEAD: Final = 1000
"""Pieces of work that a cluster holds at a time: enough for many machines, bearable for one."""

_CONNECTING: Final = 10.0
"""Seconds within which a cluster has to answer."""

_ADDRESS: Final = re.compile(r"((tcp|tls|ws|wss|ucx)://)?[^/\s]+:\d{1,5}")


def is_address(text: str) -> bool:
    """Whether ``text`` may be the address of a scheduler, such as ``tcp://10.0.0.1:8786``."""
    return _ADDRESS.fullmatch(text) is not None


@contextlib.contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The Dask cluster whose scheduler is at ``address``; its workers need this program too.

    Raises CrewError if it cannot be reached, and the context does if it fails.
    """
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        raise CrewError(
            "a Dask cluster needs Dask, which comes with pip install 'canasta-qt[cluster]'"
        ) from error
    try:
        with Client(address, timeout=_CONNECTING, set_as_default=False) as client:
            # Each run measures anew: no result of an earlier one will do.
            executor = client.get_executor(pure=False)
            try:
                yield Crew(executor, _AHEAD)
            finally:
                # Cancels what is left.
                executor.shutdown(wait=False)
    except (KilledWorker, CancelledError, ImportError, OSError, RuntimeError, ValueError) as error:
        reason = " ".join(str(error).split())
        raise CrewError(f"the cluster at {address} failed: {reason}") from error
