"""Every mistake in a variant is named, with its line and what would be right."""

import pytest

from drachenhort.games.variant_text import VariantError, games_with_values, values_of
from drachenhort.games.variants import blank, read_variant
from tests.games.drachenfaust.table import OWN_CREATURES

HEAD = 'game = "drachensachen"\nname = "Mine"\n'


def mistakes(text: str) -> list[tuple[int, str]]:
    with pytest.raises(VariantError) as caught:
        read_variant(text)
    return list(caught.value.mistakes)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("game = ", 1, "this is no TOML"),
        ("name = 'x'\n", 1, 'a variant says of which game it is, as in: game = "drachensachen"'),
        ("game = 3\n", 1, "a variant says of which game it is"),
        ('\ngame = "drachensache"\n', 2, "did you mean drachensachen? There are"),
        ('game = "../etc"\n', 1, "there is no game '../etc'"),
        ('game = "drachensachen"\n', 1, 'a variant has a name, as in: name = "'),
        ('game = "drachensachen"\nname = "a\\u0007"\n', 2, "all of them printable"),
        (f'game = "drachensachen"\nname = "{"x" * 61}"\n', 2, "at most 60 characters"),
        (HEAD + "target = 15\n", 3, "'target' has no meaning here; values stand in tables, as in [monsters]"),
        (HEAD + "[coin]\n9 = 3\n", 4, "there is no [coin]; did you mean coins? There are monsters"),
        (HEAD + "\n[coins]\nextremino = 3\n", 5, "[coins] has no extremino; did you mean extermino? There are 1, 2"),
        (HEAD + "[coins]\n# a word\n9 = 'x'\n", 5, "coins.9 must be a whole number from 0 to 12"),
        (HEAD + "[coins]\n9 = true\n", 4, "coins.9 must be a whole number"),
        (HEAD + "[coins]\n9 = 2.5\n", 4, "coins.9 must be a whole number"),
        (HEAD + "[coins]\n8 = 1\n9 = 13\n", 5, "coins.9 = 13: it can be 0 to 12"),
        (HEAD + "[coins]\n9 = -1\n", 4, "coins.9 = -1: it can be 0 to 12"),
        (HEAD + "coins = { 9 = 13 }\n", 3, "coins.9 = 13: it can be 0 to 12"),
        (HEAD + "coins.8 = 1\ncoins.9 = 13\n", 4, "coins.9 = 13: it can be 0 to 12"),
        (HEAD + "[match]\nseats_max = 7\n", 4, "match.seats_max = 7: it can be 2 to 6"),
        (HEAD + "[curses.plague_66]\nhand = 5\n", 4, "there is no [curses.plague_66]; did you mean curses.plague_6?"),
        (HEAD + "[[curses]]\nhand = 5\n", 3, "[[curses]]: one of several is named by its id, as in [curses.ID]"),
        (HEAD + "[monsters]\nvalues = 3\n", 4, "[monsters] has no values; there is copies"),
        (HEAD + "[options]\ntarrget = 15\n", 4, "there is no option tarrget; did you mean target? There are"),
        (HEAD + "[options]\ntarget = 0\n", 4, "option target=0: it can be a whole number from 1 to 999"),
        (HEAD + '[options]\nskills = [\n  "eihgt",\n]\n', 4, "option skills=eihgt: it can be all, none, or some of"),
        (HEAD + "[options]\ntarget = 1.5\n", 4, "options.target must be true, false, a whole number, a text or a list"),
        (HEAD + "options = 3\n", 3, "options must be a table: [options]"),
        (HEAD + "[board]\nfields = []\n", 3, "Drachensachen has no board of one's own"),
        (HEAD + "board = 'x'\n", 3, "a board is a table [board] with what a board file has"),
        (HEAD + "creature = 3\n", 3, "creatures stand in tables [[creature]]"),
        (
            'game = "drachenfels"\nname = "x"\n[pieces]\nknights = 3\n',
            4,
            "pieces.knights = 3 cannot be played: knights must be 4",
        ),
        (
            'game = "drachenfels"\nname = "x"\n[board]\n\nfields = [\n  { id = "Q1" }\n]\n',
            6,
            "board, Q1: needs exactly id, kind and at",
        ),
        ('game = "drachenfaust"\nname = "x"\n[end]\npoints = 7\n', 4, "option points would be 7 if nothing is said"),
        (
            'game = "drachenfaust"\nname = "x"\n[coins]\nblack = 3\n',
            4,
            "coins.black: nothing in the rules of this program asks",
        ),
        ('game = "drachenfaust"\nname = "x"\n[[creature]]\nname = { de = "K", en = "T" }\n', 3, "text: must be"),
        (
            'game = "drachenhueter"\nname = "x"\n[rewards.7]\neggs = 1\n',
            4,
            "there is no [rewards.7]; did you mean rewards.6? There are",
        ),
        ('game = "drachenhueter"\nname = "x"\n[two_seats]\namulets = 20\n', 4, "too few pieces for 2 seats"),
        ('game = "schutt_und_asche"\nname = "x"\n[gold]\none = 15\n', 4, "gold.one = 15 cannot be played: gold: 24 cards"),
    ],
)
def test_a_mistake_has_its_line_and_says_what_would_be_right(text: str, line: int, words: str) -> None:
    found = mistakes(text)
    assert len(found) == 1
    assert found[0][0] == line
    assert words in found[0][1]


def test_all_mistakes_are_named_at_once_in_the_order_of_their_lines() -> None:
    text = HEAD + "[coins]\n9 = 13\n99 = 1\n[options]\ntarget = 0\n[deal]\nhand = 'x'\n"
    found = mistakes(text)
    assert [line for line, _ in found] == [4, 5, 7, 9]
    with pytest.raises(VariantError, match=r"^line 4: coins.9 .*; line 5: .*; line 7: .*; line 9: "):
        read_variant(text)


def test_a_text_that_is_too_large_is_refused_before_it_is_parsed() -> None:
    assert "too long" in mistakes(HEAD + "#" * 30_000)[0][1]
    assert mistakes(HEAD + "a" + ".a" * 900 + " = 1\n")[0][0] == 3


def test_what_is_read_is_written_in_one_way() -> None:
    loose = (
        'name="Mine" # hm\ngame = "drachensachen"\noptions.target = 15\n[curses.plague_6]\nhand=5\n[coins]\n9=3\n8 = 1\n'
    )
    found = read_variant(loose)
    assert found.text == (
        'game = "drachensachen"\nname = "Mine"\n\n[coins]\n8 = 1\n9 = 3\n'
        "\n[curses.plague_6]\nhand = 5\n\n[options]\ntarget = 15\n"
    )
    assert found.rules == found.text.partition("\n[options]")[0]
    again = read_variant(found.text)
    assert (again.text, again.digest, again.options) == (found.text, found.digest, {"target": 15})
    assert [change.told() for change in found.changes] == [
        ("coins.8", 1, 1, "printed"),
        ("coins.9", 1, 3, "reconstructed"),
        ("curses.plague_6.hand", 6, 5, "reconstructed"),
    ]


def test_texts_and_lists_over_several_lines_begin_nothing() -> None:
    text = (
        HEAD
        + 'description = """\n[coins]\n9 = 99\n"""\n[options]\nskills = [\n  "one", # [coins]\n  "two",\n]\n'
        + "[deal]\nhand = 99\n"
    )
    assert [line for line, _ in mistakes(text)] == [13]


def test_creatures_are_read_as_from_their_own_file() -> None:
    creatures = OWN_CREATURES.read_text(encoding="utf-8")
    found = read_variant(f'game = "drachenfaust"\nname = "Mine"\n[coins]\nfairy = 62\n{creatures}')
    words = found.options["creatures"]
    assert isinstance(words, list) and len(words) == 3
    assert read_variant(found.text).options == found.options
    broken = f'game = "drachenfaust"\nname = "Mine"\n{creatures}'.replace('what = "silver"', 'what = "zinc"', 1)
    line = broken[: broken.index('"zinc"')].count("\n") + 1
    assert mistakes(broken)[0][0] == line


@pytest.mark.parametrize("game", games_with_values())
def test_a_blank_variant_of_a_game_is_right_and_changes_nothing(game: str) -> None:
    lines = blank(game)
    assert read_variant("\n".join(lines)).changes == []
    # Each line that is taken in is right, too.
    values = [line for line in lines if line.startswith("# ") and " = " in line]
    assert len(values) > 20
    taken_in = read_variant("\n".join(line.removeprefix("# ") if line in values else line for line in lines))
    assert all(change.value == change.printed.value for change in taken_in.changes)
    assert len(taken_in.changes) > 15


@pytest.mark.parametrize("game", games_with_values())
def test_what_is_printed_is_within_its_bounds(game: str) -> None:
    assert all(value.low <= value.value <= value.high for value in values_of(game))
