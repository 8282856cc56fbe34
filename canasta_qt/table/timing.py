"""How long everything takes that moves on the table, in milliseconds at normal speed."""

from typing import Final

MOVE: Final = 240
"""A card that goes from one place to another."""
DEAL: Final = 320
"""All cards of one hand."""
PAUSE: Final = 90
"""Between the last flight of one event and the next event."""
ADJUST: Final = 160
"""Cards that make room, come back or are taken back."""
POP: Final = 90
"""A selected card of the hand rises."""
BLINK: Final = 420
"""A frame around cards that are pointed out goes and comes back."""
BUBBLE: Final = 4500
"""A refusal stays readable."""
