"""`make golden`: writes all golden files of the engine anew. A person reviews the difference."""

from drachenhort.games import all_games
from tests.adapters.playthroughs import playthrough_of, playthrough_path
from tests.batch.traces import batch_trace, batch_traces_path
from tests.golden import write_all
from tests.traces import trace, traces_path
from tests.wide.catalogue import write_wide
from tests.wide.recording import write_answers, write_recording


def main() -> None:
    write_all()
    for game in all_games():
        traces_path(game.id).write_text("\n".join(trace(game)) + "\n", encoding="utf-8")
        batch_traces_path(game.id).write_text("\n".join(batch_trace(game)) + "\n", encoding="utf-8")
        write_wide(game)
        write_recording(game)
        playthrough_path(game.id).write_text(playthrough_of(game.id), encoding="utf-8")
    write_answers()
    print("golden files written; look at the difference before you commit it")


if __name__ == "__main__":
    main()
