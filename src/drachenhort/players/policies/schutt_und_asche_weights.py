"""What things are worth to the quick policy of Schutt und Asche, found by evolution against three greedy players."""

from typing import final


@final
class Weights:
    """The unit is about one gold in purchases, and a hit in fights."""

    def __init__(self) -> None:
        # 2.2, 2.3 Which lands to take, and where the knight begins.
        self.take_danger: float = -1.29
        self.take_beside: float = -0.2
        self.start_danger: float = -2.03
        self.start_beside: float = 0.19
        # 2.4 What shall lie on top.
        self.sort_power: float = 3.0
        self.sort_sword: float = 2.92
        self.sort_shield: float = 0.97
        self.sort_knight: float = 1.44
        self.sort_dragon: float = -0.68
        # 5.1 Where the dragon piece goes first.
        self.piece_mine: float = 1.25
        self.piece_marked: float = 0.27
        self.piece_knights: float = 0.1
        # 5.2 The offering.
        self.share: float = 0.62  # Of the part of the tile that is due for bare own lands.
        self.share_extra: float = 0.05  # Gold beyond it.
        self.keep: float = 1.48  # Of what a usual purse would buy.
        self.keep_high: float = 0.52  # From this part of own lands at stake on nothing is kept.
        self.knight_part: float = -0.08  # How much an own land with a knight counts among those at stake.
        self.fame: float = -0.33  # Gold more for each fame the tile is worth.
        # 6 Fights: what they can bring and cost.
        self.hit: float = 0.4
        self.first_hit: float = 0.89  # More than another.
        self.last_hit: float = 1.53  # If it brings the crown.
        self.lost_crown: float = -2.56  # If it brings the crown to somebody else.
        self.power: float = 0.58
        self.power_late: float = 0.12  # More with each hit that the dragon has taken.
        self.knight: float = 0.44
        self.sword: float = 0.52
        self.last_knight: float = 3.52  # More for the last knight of all.
        self.draw: float = -0.08
        # 6.5 Which marker comes off.
        self.lift_save: float = 1.0
        self.lift_other: float = 0.21
        self.lift_self: float = 0.2
        # 7 Purchases.
        self.buy_power: float = 3.54
        self.buy_power_more: float = 1.02
        self.buy_knight_first: float = 6.34
        self.buy_knight: float = 0.88
        self.buy_sword: float = 2.97
        self.buy_sword_spare: float = 0.65
        self.buy_shield: float = 1.58
        self.buy_shield_spare: float = 0.45
        self.buy_attack: float = 2.22  # For what the fight is worth.
        self.look_unknown: float = 0.31
        self.look_power: float = 0.71  # For each power that a look would free for the finale.
        self.look_late: float = -0.03  # More with each hit that the dragon has taken.
        self.blind: float = 0.3
        self.blind_knight: float = 0.34  # More where a knight stands, for what his fight is worth.
        self.blind_bare: float = -0.52  # Where none stands, for each power and knight known below.
        # 7.1 Where a tile goes.
        self.put_pair: float = 4.87
        self.put_attack: float = 0.44
        self.put_power: float = 0.43
        self.put_danger: float = 0.68
        # 9.5 Who would be crowned.
        self.rivals: float = 0.6  # Power for each standing land of another seat.
        self.enough: float = 2.6  # So much power sees a knight through.
