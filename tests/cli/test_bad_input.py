"""One clear line for every mistake, exit code 2, nothing written."""

from pathlib import Path

import pytest

from tests.cli.shell import GAME, Shell

WRONG: list[tuple[list[str], str]] = [
    (["foo"], "no such command 'foo'; there are games, rules, play"),
    (["plays"], "Did you mean 'play'"),
    (["--foo"], "no such option: --foo"),
    (["rules"], "missing argument 'GAME'"),
    (["rules", "chess"], "there is no game 'chess'; there are drachensachen"),
    (["rules", GAME, "--lang", "xx"], "there is no language 'xx'; there are de, en"),
    (["rules", GAME, "--clause", "9.9"], "there is no rule '9.9'; there are 1, 2.1,"),
    (["rules", GAME, "more"], "unexpected extra argument"),
    (["games", "--lang", ""], "there are de, en"),
    (["play", "chess"], "there is no game 'chess'"),
    (["play", GAME, "--seats", "9"], "--seats 9: it can be a whole number from 2 to 6"),
    (["play", GAME, "--seats", "1"], "from 2 to 6"),
    (["play", GAME, "--seats", "two"], "from 2 to 6"),
    (["play", GAME, "--seats", "9" * 5000], "from 2 to 6"),
    (["play", GAME, "--players", "clever"], "there is no player 'clever' for drachensachen; there are random, greedy"),
    (["play", GAME, "--players", "greedy,,greedy"], "there is no player ''"),
    (["play", GAME, "--players", "greedy,greedy", "--seats", "4"], "4 seats need 3 names"),
    (["play", GAME, "--players", ",".join(["random"] * 7)], "2 to 6 seats"),
    (["play", GAME, "--option", "speed=1"], "there is no option speed; there are target,"),
    (["play", GAME, "--option", "target=0"], "it can be a whole number from 1 to 999"),
    (["play", GAME, "--option", "target"], "not of the form name=value"),
    (["play", GAME, "--option", "target=5", "--option", "target=6"], "given twice"),
    (["play", GAME, "--option", "target=" + "9" * 5000], "name=value"),
    (["play", GAME, "--option", "skills=flying"], "all, none, or some of null,dragons"),
    (["play", GAME, "--seed", ""], "1 to 200 characters"),
    (["play", GAME, "--seed", "a\nb"], "printable"),
    (["play", GAME, "--name", " "], "1 to 30 characters"),
    (["play", GAME, "--name", "greedy"], "no player of the program"),
    (["play", GAME, "--lang"], "'--lang' requires an argument"),
    (["play", GAME, "--fast"], "no such option: --fast (Possible options: --seats); drachenhort play GAME takes --seats"),
    (
        ["play", "schutt_und_asche", "--option", "sorting_all=off"],
        "option sorting_all=off: with players of the program at the table it is always on (rule 2.4)",
    ),
    (["simulate", "schutt_und_asche", "--option", "sorting_all=off"], "it is always on (rule 2.4)"),
    (["simulate", GAME, "--games", "0"], "--games 0: it can be a whole number from 1 to "),
    (["simulate", GAME, "--games", "-3"], "from 1 to "),
    (["simulate", GAME, "--games", "1.5"], "from 1 to "),
    (["simulate", GAME, "--jobs", "0"], "--jobs 0: it can be a whole number from 1 to "),
    (["simulate", GAME, "--seats", "7"], "from 2 to 6"),
    (["simulate", GAME, "--players", "greedy,random", "--seats", "4"], "4 seats need 4 names"),
    (["simulate", GAME, "--players", "clever"], "there are random, greedy"),
    (["simulate", GAME, "--csv", "no/such/folder.csv"], "--csv no/such/folder.csv: cannot be written"),
    (["simulate", GAME, "--csv", "."], "--csv .: cannot be written; give the name of a file"),  # Before anything is played.
    (["simulate", GAME, "--csv", ""], "cannot be written"),
    (["simulate", GAME, "--option", "target=x"], "from 1 to 999"),
    (["arena", GAME, "--games", "0"], "--games 0: it can be a whole number from 1 to "),
    (["arena", GAME, "--jobs", "x"], "--jobs x: it can be a whole number from 1 to "),
    (["arena", GAME, "--seats", "7"], "from 2 to 6"),
    (["arena", "schutt_und_asche", "--seats", "1"], "a match needs at least 2 seats"),
    (
        ["arena", GAME, "--players", "greedy,clever"],
        "there is no player 'clever' for drachensachen; there are random, greedy",
    ),
    (["arena", GAME, "--players", "greedy"], "--players greedy: duel is for two or more players"),
    (["arena", GAME, "--players", "greedy,random,greedy"], "each named once; these are greedy, random, greedy"),
    (["arena", GAME, "--players", "greedy,random", "--match", "table"], "a table of 4 seats needs 4 names; 2 are given"),
    (["arena", GAME, "--match", "brawl"], "--match brawl: it can be duel, ladder, one-against, table"),
    (["arena", GAME, "--option", "target=x"], "from 1 to 999"),
    (["arena", "schutt_und_asche", "--option", "sorting_all=off"], "it is always on (rule 2.4)"),
    (["arena", GAME, "--json", "no/such/folder.json"], "--json no/such/folder.json: cannot be written"),
    (["arena", GAME, "--resume", "."], "--resume .: cannot be written"),
    (["arena", GAME, "--json", "a", "--resume", "a"], "--json and --resume: give one of them"),
    (["arena", GAME, "--plot", "a.png"], "--plot a.png: it is drawn as SVG; give a name that ends with .svg"),
    (["arena", GAME, "--plot", "no/such/folder.svg"], "--plot no/such/folder.svg: cannot be written"),
    (["strength"], "missing argument 'FILE'"),
    (["strength", "nothing.json"], "nothing.json cannot be read: No such file"),
    (["fuzz", GAME, "--seconds", "0"], "--seconds 0: it can be a whole number from 1 to "),
    (["fuzz", GAME, "--out", "no/such/folder"], "cannot be written"),
    (["replay"], "missing argument 'FILE'"),
    (["replay", "nothing.json"], "nothing.json cannot be read: No such file"),
    (["replay", "."], "cannot be read: Is a directory"),
    (["verify", "nothing.json"], "cannot be read"),
    (["review"], "missing argument 'FILE'"),
    (["review", "nothing.json"], "nothing.json cannot be read: No such file"),
    (["position", "chess"], "there is no game 'chess'"),
    (["position", GAME, "--after", "-1"], "--after -1: it can be a whole number from 0 to "),
    (["position", GAME, "--seats", "0"], "from 2 to 6"),
    (["show", GAME], "missing argument 'FILE'"),
    (["show", GAME, "nothing.txt"], "cannot be read"),
    (["show", "chess", "nothing.txt"], "there is no game 'chess'"),
    (["encode", GAME, "nothing.txt"], "cannot be read"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG)
def test_bad_input_gets_one_clear_line(shell: Shell, arguments: list[str], said: str, empty_folder: Path) -> None:
    assert said in shell.wrong(*arguments)
    assert not list(empty_folder.iterdir()), "nothing may be written"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat", "3"], "--seat 3: it can be a whole number from 1 to 2"),
        (["--seat", "0"], "from 1 to 2"),
        (["--act", "fly"], "'fly' is no action of Drachensachen; write: play 7 7"),
        (["--act", ""], "is no action of Drachensachen"),
        (["--act", "3: take"], "seat 3: it can be a whole number from 1 to 2"),
        (["--lang", "xx"], "there are de, en"),
    ],
)
def test_bad_input_to_show(shell: Shell, position: str, arguments: list[str], said: str) -> None:
    assert said in shell.wrong("show", GAME, position, *arguments)


def test_a_broken_position_is_refused_with_its_line(shell: Shell, position: str) -> None:
    text = Path(position).read_text(encoding="utf-8")
    Path("broken.txt").write_text(text.replace("hand 1: 1 5", "hand 1: 1 5 5"), encoding="utf-8")
    number = next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith("hand 1:"))
    assert f"broken.txt, line {number}: hand 1: there are only 8 cards 5" in shell.wrong("show", GAME, "broken.txt")


@pytest.mark.parametrize("command", ["replay", "verify", "review"])
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"version": 1', '"version": 99', "check: the record was changed"),
        ('"game": "drachensachen"', '"game": "chess"', "game: there is no game 'chess'"),
        ('"seed": "seed"', '"seed": "other"', "check: the record was changed"),
        ("drachenhort record 1", "drachenhort record 2", "format: not a record of this program"),
        (
            '"seats": 3',
            '"seats": ' + "3" * 5000,
            "line 24: not a record: a number is far too long; it has at most 18 digits",
        ),
        ('"seats": 3', '"seats": ' + "[" * 5000, "line 24: not a record: nested too deeply"),
        ('"seats": 3', '"seats": ' + "[" * 900 + "]" * 900, "seats: nested too deeply"),
        ('"seed": "seed"', '"seed": "\\ud800"', "seed: has halves of characters in it"),
        ("\n}", "", "not a whole record, it may be cut off"),
    ],
)
def test_a_record_that_was_changed(shell: Shell, record: str, command: str, old: str, new: str, said: str) -> None:
    text = Path(record).read_text(encoding="utf-8")
    assert old in text
    Path("changed.json").write_text(text.replace(old, new), encoding="utf-8")
    err = shell.wrong(command, "changed.json")
    assert err.startswith("drachenhort: changed.json") and said in err


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "drachenhort arena 2"}', "[" * 100_000])
def test_a_file_that_is_no_result_of_an_arena(shell: Shell, text: str) -> None:
    Path("x.json").write_text(text, encoding="utf-8")
    for command in (["strength", "x.json"], ["arena", GAME, "--resume", "x.json"]):
        assert "x.json: not a result of an arena: " in shell.wrong(*command)
    assert Path("x.json").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("command", [["replay"], ["verify"], ["show", GAME]])
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "line 1: "),
        (b"\xff\xfe\x00junk", "not a text file in UTF-8"),
        (b"[" * 100_000, "line 1: "),
        (b"x" * 20_000_001, "too large"),
        (b'{"a": "\\ud800"}', "x.bin"),
    ],
)
def test_a_file_that_is_something_else(shell: Shell, command: list[str], data: bytes, said: str) -> None:
    Path("x.bin").write_bytes(data)
    assert said in shell.wrong(*command, "x.bin")


@pytest.mark.parametrize("move", ["-1", "9999", "x"])
def test_replay_beyond_the_end(shell: Shell, record: str, move: str) -> None:
    assert "it can be a whole number from 0 to " in shell.wrong("replay", record, "--move", move)
