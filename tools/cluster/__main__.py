"""`python -m tools.cluster`: PostgreSQL, three servers that share its tables, and HAProxy before them, on this machine.

All of it runs as whoever starts it, on loopback, in a folder that goes with it. Ctrl+C stops it in order.
"""

import argparse
import signal
import sys
import tempfile
from pathlib import Path
from types import FrameType

from tests.server.databases import programs, running_postgres
from tools.cluster.cluster import PROXIES, Cluster, proxy_program


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.cluster", description=__doc__)
    parser.add_argument("--port", type=int, default=8080, help="where HAProxy listens")
    parser.add_argument("--proxy", choices=sorted(PROXIES), default="haproxy", help="what stands before the servers")
    given = parser.parse_args()
    postgres, proxy = programs(), proxy_program(given.proxy)
    if postgres is None or proxy is None:
        print(f"this needs PostgreSQL and {given.proxy} (Debian, Ubuntu: apt install postgresql {given.proxy})")
        return 2
    signal.signal(signal.SIGTERM, _end)
    with running_postgres(postgres) as database, tempfile.TemporaryDirectory(prefix="drachenhort-cluster-") as folder:
        cluster = Cluster(Path(folder), database.new_database(), given.proxy, proxy, given.port)
        try:
            cluster.start()
            print(f"The table is at {cluster.url}; behind it are {', '.join(node.url for node in cluster.nodes.values())}")
            print("Ctrl+C stops it.", flush=True)
            signal.pause()
        except KeyboardInterrupt:
            print()
        finally:
            codes = cluster.stop()
    print(f"Stopped; the servers ended with {', '.join(map(str, codes))}.")
    return 0 if not any(codes) else 1


def _end(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


sys.exit(main())
