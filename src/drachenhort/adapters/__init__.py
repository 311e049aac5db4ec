"""Our games behind the interfaces that researchers already use: PettingZoo, Gymnasium and OpenSpiel."""
