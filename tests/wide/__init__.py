"""What the program says and does at very many positions, written down once and compared word by word.

The other tests prove rules and promises, one by one. These hold on to everything else: every sentence, every refusal,
every choice of the players, every complaint about a position text. The files lie in `tests/golden/<game>/`; `make golden`
writes them anew, and a person reviews the difference.

A file shows one example of every kind of line, so that it stays short enough to be read. The lines that begin with `all`
stand for everything that was said, examples or not: how much it was, and a fingerprint.
"""
