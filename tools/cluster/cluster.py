"""Three servers and a proxy before them. What the proxy is told is what docs/operating.md shows."""

import os
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.server.process import WITHIN, ServerProcess, free_port

NAMES: Final = ("one", "two", "three")
WHERE: Final = "/usr/sbin:/usr/local/sbin"
"""Where Debian has them: not on everybody's path."""


def haproxy_settings(port: int, folder: Path, nodes: dict[str, int]) -> str:
    lines = [
        "defaults",
        "    mode http",
        "    timeout connect 2s",
        "    timeout client 120s",
        "    timeout server 120s",
        "    timeout tunnel 120s",
        "frontend people",
        f"    bind 127.0.0.1:{port}",
        "    http-request deny if { path /metrics }",
        *(f"    use_backend {name} if {{ path_beg /n/{name}/ }}" for name in nodes),
        "    default_backend anybody",
        "backend anybody",
        "    option forwardfor",
        "    option redispatch 1",
        "    option httpchk",
        "    http-check send meth GET uri /healthz ver HTTP/1.1 hdr Host localhost",
        "    default-server check inter 500 fall 2 rise 1 on-marked-down shutdown-sessions",
        *(f"    server {name} 127.0.0.1:{at}" for name, at in nodes.items()),
    ]
    for name, at in nodes.items():
        server = f"    server {name} 127.0.0.1:{at} track anybody/{name} on-marked-down shutdown-sessions"
        lines += [f"backend {name}", "    option forwardfor", server]
    return "\n".join(lines) + "\n"


def nginx_settings(port: int, folder: Path, nodes: dict[str, int]) -> str:
    passed_on = (
        "proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;"
        " proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr; proxy_read_timeout 120s;"
        " proxy_next_upstream error; proxy_connect_timeout 2s;"
    )
    places = "".join(
        f"    location /n/{name}/ {{ proxy_pass http://127.0.0.1:{at}; {passed_on} }}\n" for name, at in nodes.items()
    )
    servers = " ".join(f"server 127.0.0.1:{at} max_fails=1 fail_timeout=1s;" for at in nodes.values())
    bodies = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    return (
        f"daemon off; pid {folder}/nginx.pid; error_log {folder}/proxy.log; events {{}}\n"
        f"http {{ access_log off; {bodies}\n"
        "  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }\n"
        f"  upstream anybody {{ {servers} }}\n"
        f"  server {{ listen 127.0.0.1:{port};\n"
        "    location = /metrics { return 403; }\n"
        f"{places}    location / {{ proxy_pass http://anybody; {passed_on} }}\n  }}\n}}\n"
    )


PROXIES: Final[dict[str, Callable[[int, Path, dict[str, int]], str]]] = {
    "haproxy": haproxy_settings,
    "nginx": nginx_settings,
}


def proxy_program(name: str) -> str | None:
    """Where it is on this machine, if it is."""
    return shutil.which(name, path=f"{os.environ['PATH']}:{WHERE}")


class Cluster:
    """Its servers can be stopped, killed and begun again one by one. `serve` is what Python runs for each of them."""

    def __init__(
        self,
        folder: Path,
        store: str | Mapping[str, str],
        kind: str,
        program: str,
        port: int | None = None,
        *,
        settings: str = "",
        serve: Callable[[str], Sequence[str]] = lambda _: ("-m", "drachenhort"),
    ) -> None:
        self._folder: Final = folder
        self._kind: Final = kind
        self._program: Final = program
        self.port: Final = port or free_port()
        self.url: Final = f"http://127.0.0.1:{self.port}"
        self.nodes: Final[dict[str, ServerProcess]] = {}
        for name in NAMES:
            (folder / name).mkdir()
            self.nodes[name] = ServerProcess(
                folder / name,
                serve(name),
                store if isinstance(store, str) else store[name],
                name,
                'proxies = ["127.0.0.1"]\n' + settings,
            )
        self._proxy: subprocess.Popen[bytes] | None = None

    def start(self, within: float = WITHIN) -> None:
        settings = self._folder / "proxy.conf"
        ports = {name: node.port for name, node in self.nodes.items()}
        settings.write_text(PROXIES[self._kind](self.port, self._folder, ports), encoding="utf-8")
        for node in self.nodes.values():
            node.begin()
        proxy = self.begin_proxy()
        end = time.monotonic() + within
        while not (self._is_answered() and all(node.is_up() for node in self.nodes.values())):
            assert time.monotonic() < end and proxy.poll() is None, f"it did not start:\n{self.log()}"
            time.sleep(0.1)

    def begin_proxy(self) -> subprocess.Popen[bytes]:
        option = "-f" if self._kind == "haproxy" else "-c"
        with (self._folder / "proxy.out").open("ab") as log:
            self._proxy = subprocess.Popen(
                [self._program, option, str(self._folder / "proxy.conf")], stdout=log, stderr=log
            )
        return self._proxy

    def end_proxy(self) -> None:
        """Whoever is connected through it is cut off."""
        if self._proxy is not None:
            self._proxy.terminate()
            self._proxy.wait(WITHIN)
            self._proxy = None

    def _is_answered(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> list[int]:
        """What the servers ended with; the proxy ends last."""
        codes = [node.stop() for node in self.nodes.values() if node.is_running]
        self.end_proxy()
        return codes

    def log(self) -> str:
        files = [self._folder / "proxy.out", *(self._folder / name / "server.log" for name in self.nodes)]
        return "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
