"""How Drachenfaust names cards, coins, stones and people."""

from drachenhort.core.words import Argument, Company, Texts
from drachenhort.games.drachenfaust.bids import black_in, common_in, fairy_in, red_in, silver_in
from drachenhort.games.drachenfaust.cards import COLOUR_NAMES, CUSTOM, NAMES
from drachenhort.games.drachenfaust.custom import Creature, place_of


class Things:
    """The things and people of one table in one language."""

    def __init__(self, texts: Texts, company: Company, creatures: list[Creature]) -> None:
        self.texts = texts
        self.company = company
        self.creatures = creatures  # 6.21 Those of one's own, which no catalogue names.

    def card(self, card: int) -> dict[str, Argument]:
        return {"card": self.card_name(card)}

    def card_name(self, card: int) -> str:
        own = self.own_creature(card)
        return self.texts.say(f"card-{NAMES[card]}") if own is None else own.names[self._language]

    def cards(self, cards: list[int]) -> str:
        return ", ".join(self.card_name(card) for card in cards) or self.texts.say("no-cards")

    def gives(self, card: int) -> str:
        """What somebody who wins this card has of it, as a sentence."""
        own = self.own_creature(card)
        if own is None:
            return self.texts.say(f"gives-{NAMES[card]}")
        return self.texts.say("gives-custom", card=own.names[self._language], text=own.texts[self._language])

    def own_creature(self, card: int) -> Creature | None:
        own = card - CUSTOM
        return self.creatures[own] if 0 <= own < len(self.creatures) else None

    @property
    def _language(self) -> int:
        return place_of(self.texts.language)

    def colour(self, colour: int) -> dict[str, Argument]:
        return {"colour": COLOUR_NAMES[colour]}

    def coins(self, fairy: int = 0, common: int = 0, silver: int = 0, black: int = 0, red: int = 0) -> str:
        return self.listed(self._coin_parts(fairy, common, silver, black, red)) or self.texts.say("nothing")

    def coins_or_none(self, fairy: int = 0, common: int = 0, silver: int = 0, black: int = 0, red: int = 0) -> str:
        """As the texts choose by it: `none` for no coins at all."""
        return self.listed(self._coin_parts(fairy, common, silver, black, red)) or "none"

    def _coin_parts(self, fairy: int, common: int, silver: int, black: int, red: int) -> list[str]:
        counts = {"fairy": fairy, "common": common, "silver": silver, "black": black, "red": red}
        return [self.texts.say(f"coins-{kind}", count=count) for kind, count in counts.items() if count]

    def bid(self, bid: int) -> str:
        return self.coins(fairy_in(bid), common_in(bid), silver_in(bid), black_in(bid), red_in(bid))

    def stones(self, counts: list[int]) -> str:
        """After a colon: "2 red, 1 blue"."""
        return self.listed(self._stone_parts("stones-of", counts)) or self.texts.say("no-stones")

    def some_stones(self, counts: list[int]) -> str:
        """Within a sentence: "2 red stones and a blue stone"."""
        return self.listed(self._stone_parts("some-stones", counts)) or self.texts.say("no-stones-at-all")

    def _stone_parts(self, key: str, counts: list[int]) -> list[str]:
        stones = zip(COLOUR_NAMES, counts, strict=True)
        return [self.texts.say(key, count=count, colour=name) for name, count in stones if count]

    def name(self, seat: int) -> str:
        return self.texts.say("you") if seat == self.company.reader else self.company.names[seat]

    def name_from(self, seat: int) -> str:
        """After "from", "between" or "with"."""
        return self.texts.say("from-you") if seat == self.company.reader else self.company.names[seat]

    def listed(self, parts: list[str]) -> str:
        """ "a", "a and b", "a, b and c"; nothing for nothing."""
        if len(parts) < 2:
            return "".join(parts)
        return self.texts.say("list-and", most=", ".join(parts[:-1]), last=parts[-1])
