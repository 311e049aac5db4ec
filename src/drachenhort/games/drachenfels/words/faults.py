"""What is wrong with a board that somebody draws, in words."""

from drachenhort.core.words import Texts
from drachenhort.games.drachenfels.board_faults import BoardError
from drachenhort.games.files import FALLBACK


def fault_words(fault: BoardError, texts: Texts) -> str:
    """With the field that it is about. In English the engine says it itself, as it does on the command line; what only
    somebody can do wrong who writes the file by hand is said in English alone.
    """
    reason = fault.reason
    if fault.key and texts.language != FALLBACK:
        reason = texts.say("board-fault", wrong=fault.key, other=fault.other)
    return f"{fault.field}: {reason}"
