"""`make protocol`."""

from tools.protocol.outputs import OUTPUTS, ROOT

for name, write in OUTPUTS.items():
    (ROOT / name).parent.mkdir(parents=True, exist_ok=True)
    (ROOT / name).write_text(write(), encoding="utf-8")
