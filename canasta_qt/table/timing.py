"""How long everything takes that moves on the table, in milliseconds at normal speed."""

from typing import Final

MOVE: Final = 240
"""A card that goes from one place to another."""
GAP: Final = 45
"""From a card that sets off to the next one, where several go together."""
SPREAD: Final = 200
"""From the first to the last of them at most, however many they are."""
DEAL: Final = 150
"""From the first card of one dealt hand to the first of the next, which need not wait for it."""
DEAL_KITTY: Final = 60
PAUSE: Final = 90
"""Between the last flight of one event and the next event."""
ADJUST: Final = 160
"""Cards that make room, come back or are taken back."""
POP: Final = 90
"""A selected card of the hand rises."""
GLEAM: Final = 380
"""A ring around a red three comes and goes."""
CANASTA: Final = 700
"""From a canasta to the next event."""
GOING_OUT: Final = 1000
"""From a player's going out to the next event."""
SCORES: Final = 2000
"""The hands of all players lie open before what follows may cover the table."""
BANNER: Final = 1300
"""A banner comes and goes, which may outlast the events that follow."""
READABLE: Final = 900
"""The least for which a banner stays, at any speed."""
BLINK: Final = 420
"""A frame around cards that are pointed out goes and comes back."""
BUBBLE: Final = 4500
"""A refusal stays readable."""
