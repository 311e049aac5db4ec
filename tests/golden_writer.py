"""`make golden`: writes the golden playthroughs and traces anew. A person reviews the difference."""

from drachenhort.games import all_games
from tests.golden import write_all
from tests.traces import trace, traces_path


def main() -> None:
    write_all()
    for game in all_games():
        traces_path(game.id).write_text("\n".join(trace(game)) + "\n", encoding="utf-8")
    print("golden playthroughs and traces written; look at the difference before you commit it")


if __name__ == "__main__":
    main()
