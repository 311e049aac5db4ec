"""What Drachensachen says at the table, sentence by sentence."""

import pytest

from drachenhort.core.playout import random_move
from drachenhort.core.rng import Rng
from drachenhort.core.state import WATCHER, State
from drachenhort.games.drachensachen import events
from drachenhort.kit.positions import options_from
from tests.words.positions import arrange
from tests.words.speech import CODES, GAME, decision, moves, refusal, said, table, words


@pytest.mark.parametrize(
    ("pile", "said"),
    [
        ("7", "To beat: 7 or higher, or a dragon."),
        ("7 P", "To beat: 7 or higher, or a dragon. No 9 on a dragon."),
        ("3", "Undercut: only a 1, a 2 or a dragon fits."),
        ("6", "To beat: 6 or higher. No dragons."),
        ("9", "To beat: another 9, or a dragon."),
        ("9 P", "only a dragon fits."),
        ("N", "The Null counts 0: anything but a 9 fits."),
        ("P", "Nothing has to be beaten, but no 9 fits on a dragon."),
    ],
)
def test_the_table_says_what_has_to_be_beaten(pile: str, said: str) -> None:
    assert any(said in line for line in table(arrange(pile=pile)))


def test_the_table_shows_the_match_the_pile_and_everything_seat_1_sees() -> None:
    state = arrange(hand="4 4 P", open="7 N", hidden="1 2", pile="1 5 5", game=2, lost="4 7", their_hand="2 2 3", known="2")
    assert table(state) == [
        "Game 2, match to 21. Gold lost: you 4, P2 7.",
        "",
        "Pile: 3 cards, from the top 5, 5, 1.",
        "To beat: 5 or higher, or a dragon.",
        "Draw pile: 3 cards.",
        "",
        "P2 (seat 2): 3 cards in hand, among them a 2; open 8; 1 hidden.",
        "",
        "Your last stand: open 7, Null; 2 hidden.",
        "Your hand: 4, 4, Protecto.",
    ]


def test_a_deep_pile_is_told_from_the_top_and_cut_off() -> None:
    state = arrange(pile="1 1 2 2 4 4 5 5 6 6")
    assert "Pile: 10 cards, from the top 6, 6, 5, 5, 4, 4, 2, 2 and 2 more." in table(state)


def test_an_owed_draw_is_told_as_far_as_the_draw_pile_goes() -> None:
    state = arrange(pile="4 4", owed=4, draw="1 1 1")
    assert "Wanted: draw 3 cards, or pass that on with 4s or a Protecto." in table(state)
    assert decision(state) == "Draw 3 cards, then play: you have no 4 and no Protecto to pass that on."
    assert "draw 3 cards" in moves(state)


def test_an_owed_skip_says_what_answers_it() -> None:
    state = arrange(pile="5", step="skip seat=1 skips=1")
    assert "Wanted: miss a turn, unless a Protecto passes that on." in table(state)
    state = arrange(pile="5", step="skip seat=1 skips=1", options="fives_answer=on")
    assert "Wanted: miss a turn, unless 5s or a Protecto answer." in table(state)


def test_skills_and_the_direction_are_shown_once_they_matter() -> None:
    state = arrange(pile="9", skills="one seven")
    assert "To beat: another 9, or a dragon. A 1 fits on a 9 too (8.3)." in table(state)
    assert "Draw pile: 3 cards. Play goes clockwise." in table(state)
    assert "Skills for all: Giant Slayer (8.3), About Turn (8.5)." in table(state)


def test_without_a_last_stand_the_table_says_so() -> None:
    assert "Your last stand: no last stand left." in table(arrange())
    assert "Your last stand: no open card, 2 hidden." in table(arrange(hidden="3 3"))
    assert "Your hand: no cards." in table(arrange(hand="", hidden="3 3"))


def test_moves_are_told_in_words() -> None:
    state = arrange(hand="8 8 8", open="8 E", pile="1 2 3", their_hand="2 P")
    assert moves(state) == ["take the pile, 3 cards"]
    state = arrange(hand="8 8", open="8 E")
    assert moves(state) == ["an 8", "two 8s", "three 8s, one of them open"]


def test_open_cards_are_told_as_open() -> None:
    state = arrange(hand="", open="6 6 P", pile="4")
    assert moves(state) == ["your open 6", "two 6s, all of them open", "your open Protecto", "take the pile, 1 card"]


def test_removing_four_says_whether_the_pile_goes_too() -> None:
    state = arrange(hand="2 2 2 2 7 7 7 7", pile="5", their_hand="3 3")
    assert moves(state)[-2:] == [
        "put four 2s aside",
        "put four 7s aside, and the pile with them",
    ]


SKIP = "skip seat=1 skips=1"


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (arrange(), "The pile is empty: start it with any card, or with several of a kind."),
        (
            arrange(hand="7 8 N", pile="7"),
            "Play a 7 or higher, or a dragon. You have three cards that fit.",
        ),
        (
            arrange(hand="1 8 8", pile="8"),
            "Play an 8 or higher, or a dragon. You have two cards that fit.",
        ),
        (
            arrange(hand="7", pile="7 P"),
            "The Protecto keeps the 7: play a 7, an 8 or a dragon, but no 9. You have one card that fits.",
        ),
        (
            arrange(hand="2 5", pile="3"),
            "You must stay under the 3: play a 1, a 2 or a dragon. You have one card that fits.",
        ),
        (
            arrange(hand="6 N", pile="6"),
            "No dragon fits on a 6: play a 6 or higher. You have one card that fits.",
        ),
        (arrange(hand="1 9", pile="9"), "Play a 9 or a dragon. You have one card that fits."),
        (arrange(pile="9", skills="one"), "Play a 9, a 1 or a dragon. You have one card that fits."),
        (
            arrange(hand="N", pile="9 P"),
            "A 9 has to be beaten, but no 9 fits on a dragon: play a dragon. You have one card that fits.",
        ),
        (arrange(pile="N"), "The Null counts 0: play anything but a 9. You have two cards that fit."),
        (arrange(pile="P"), "There is nothing to beat: play anything but a 9. You have two cards that fit."),
    ],
)
def test_a_turn_says_what_is_wanted_and_how_much_of_it_one_has(state: State, said: str) -> None:
    assert decision(state) == said


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (arrange(pile="7"), "Nothing you hold beats a 7: take the pile."),
        (arrange(hand="3 7", pile="3"), "Nothing you hold goes under the 3: take the pile."),
        (arrange(hand="N P", pile="6"), "Nothing you have beats a 6, and no dragon fits on it: take the pile."),
        (arrange(hand="9", pile="8 P"), "Nothing you have fits on a Protecto over an 8: take the pile."),
        (arrange(hand="9", pile="N"), "You have only 9s, and none fits on a dragon: take the pile."),
        (arrange(hand="", open="5", pile="7"), "No open card of yours beats a 7: take the pile."),
        (
            arrange(hand="2 2 2 2", pile="7"),
            "Nothing you hold beats a 7: take the pile, or put four of a kind aside first.",
        ),
    ],
)
def test_where_nothing_fits_nothing_is_offered_but_the_pile(state: State, said: str) -> None:
    assert decision(state) == said


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (arrange(hand="", open="7"), "The pile is empty: start it with any of your open cards."),
        (
            arrange(hand="8 8 8 8", pile="7"),
            "Play a 7 or higher, or a dragon. You have four cards that fit. You may put four of a kind aside first.",
        ),
        (
            arrange(hand="", open="7 7", pile="2"),
            "Play a 2 or higher, or a dragon. You have two open cards",
        ),
        (arrange(hand="", hidden="7"), "The pile is empty: turn over a hidden card, it is sure to fit."),
        (
            arrange(hand="", hidden="7", pile="7"),
            "You must beat a 7: turn over a hidden card. If it does not fit, you take it",
        ),
    ],
)
def test_without_a_hand_the_sentence_says_what_one_plays_from(state: State, said: str) -> None:
    assert decision(state).startswith(said)


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (arrange(pile="4", owed=2, hand="4 P 1"), "Draw 2 cards, or pass that on with a 4 or a Protecto: you have two."),
        (arrange(pile="4", owed=2), "Draw 2 cards, then play: you have no 4 and no Protecto to pass that on."),
        (arrange(pile="4", owed=2, draw="1"), "Draw 1 card, then play: you have no 4 and no Protecto to pass that on."),
        (arrange(pile="4", owed=2, hand="2 2 2 2"), "Draw 2 cards, then play. You have no 4 and no Protecto, but"),
        (arrange(pile="4", owed=2, hand="", hidden="4"), "Draw 2 cards: a hidden card cannot pass that on."),
        (
            arrange(pile="4", owed=2, hand="", hidden="4", options="blind_answer=on"),
            "Draw 2 cards, or turn over a hidden card first: a 4 or a Protecto passes that on.",
        ),
        (arrange(pile="5", step=SKIP), "You miss this turn: you have no Protecto to prevent it."),
        (arrange(pile="5", step=SKIP, hand="P 1"), "You miss this turn, unless you play a Protecto: you have one."),
        (arrange(pile="5", step=SKIP, hand="", hidden="P"), "You miss this turn: a hidden card cannot prevent it."),
        (
            arrange(pile="5", step=SKIP, hand="5 5 P", options="fives_answer=on"),
            "You miss this turn, unless you play a Protecto or 5s: you have three.",
        ),
    ],
)
def test_an_answer_is_offered_only_to_whoever_has_one(state: State, said: str) -> None:
    assert decision(state).startswith(said)


def test_before_play_the_sentence_says_what_swapping_is() -> None:
    state = GAME.new(3, GAME.options({}), "a")
    assert decision(state) == (
        "Before play you may swap one open card for one from your hand: choose both, or swap nothing."
    )


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (arrange(), "P1 starts a new pile."),
        (arrange(pile="1 8"), "P1 has to beat an 8."),
        (arrange(pile="3"), "P1 has to stay under the 3."),
        (arrange(pile="N"), "P1 may play anything but a 9."),
        (arrange(pile="4", owed=2, hand="4 4"), "P1 has to draw 2 cards, or pass that on."),
        (arrange(pile="5", step=SKIP, hand="P"), "P1 misses a turn, or passes that on."),
    ],
)
def test_others_hear_what_everybody_sees_and_nothing_of_the_hand(state: State, said: str) -> None:
    assert decision(state, reader=1) == said


@pytest.mark.parametrize(
    ("state", "mine", "theirs"),
    [
        (
            arrange(pile="2", skills="two", step="effects seat=1 card=2 count=1"),
            "Your 2: choose who gets",
            "P1 chooses who",
        ),
        (arrange(pile="9", skills="nine", step="effects seat=1 card=9 count=1"), "Your 9: choose an open", "P1 chooses an"),
        (
            arrange(pile="7", skills="seven", step="effects seat=1 card=7 count=1"),
            "Your 7: P2 is next. If you change the direction, you play again.",
            "P1 may change",
        ),
    ],
)
def test_one_sentence_says_who_decides_what(state: State, mine: str, theirs: str) -> None:
    assert decision(state).startswith(mine)
    assert decision(state, reader=1).startswith(theirs)


def test_refusals_are_friendly_and_name_what_is_wrong() -> None:
    state = arrange(hand="1 5", pile="7")
    assert refusal(state, "play 5") == "5 is lower than the 7 that has to be beaten."
    assert refusal(state, "play P") == "You have no Protecto in your hand."
    assert refusal(arrange(pile="6"), "play 5") == "On a 6 only a 6 or higher fits, and no dragon."


def test_a_skip_is_answered_by_what_the_table_allows() -> None:
    assert refusal(arrange(pile="5", step=SKIP), "play 1") == "When you are about to miss a turn, only a Protecto answers."
    fives = arrange(pile="5", step=SKIP, options="fives_answer=on")
    assert refusal(fives, "play 1") == "When you are about to miss a turn, only 5s and Protectos answer."


def test_events_speak_to_the_person_and_about_the_others() -> None:
    played = [0, CODES["P"], 1, 0]
    assert said(events.PLAYED, played) == "You play a Protecto."
    assert said(events.PLAYED, played, reader=1) == "P1 plays a Protecto."
    assert said(events.PLAYED, [1, 7, 3, 1]) == "P2 plays three 7s, one of them open."


def test_gold_is_lost_kept_or_given_back() -> None:
    assert said(events.LOST, [1, 5, 12]) == "P2 loses 5 gold; 12 in all."
    assert said(events.LOST, [0, 0, 12]) == "You lose no gold; 12 in all."
    assert said(events.LOST, [0, -2, 10]) == "You get 2 gold back; 10 in all."


def test_a_card_given_or_taken_says_from_whom_to_whom() -> None:
    assert said(events.GAVE_CARD, [1, 0, 9]) == "P2 gives you a 9."
    assert said(events.PICKED, [1, 0, CODES["E"]]) == "P2 takes the open Extermino from you."
    assert said(events.PICKED, [1, 1, 7]) == "P2 takes the open 7 from their own last stand."
    assert said(events.PICKED, [0, 1, 7]) == "You take the open 7 from P2."


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_everything_that_happens_in_random_games_can_be_said(seed: str, language: str) -> None:
    """Tables, decisions, moves, refusals and events of every seat; a text without its values would fail."""
    options = GAME.options(
        {**options_from(GAME, seed).to_json(), "skills": "all", "curses": "all", "target": 30, "turn_limit": 30}
    )
    state = GAME.new(4, options, seed)
    state.is_logging = True
    rng = Rng.from_seed(seed)
    speakers = [words(language, reader, 4) for reader in (0, 2, None)]
    while state.decision is not None:
        if rng.below(8) == 0:
            seat = state.decision.seat
            view = state.view(seat)
            speaker = speakers[rng.below(3)]
            assert speaker.table(view)[0] and speaker.table(state.view(WATCHER))[0]
            assert speaker.decision(view, seat, state.decision.kind)
            assert all(speaker.move(view, action) for action in state.decision.legal)
            action = GAME.action_codes[rng.below(len(GAME.action_codes))]
            illegal = state.why_not(seat, action)
            assert illegal is None or speaker.refusal(view, action, illegal)
        random_move(state, rng)
        for event in state.take_events():
            assert speakers[rng.below(3)].event(event)
    assert state.outcome is not None
    assert len(speakers[0].outcome(state.outcome)) == 5
