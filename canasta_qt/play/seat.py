"""Who sits where."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Seat:
    """A place at the table; seats are numbered clockwise from 0."""

    name: str
    player: str | None = None
    """What ``players.registry`` makes a player from; None for a person at this screen."""

    @property
    def is_person(self) -> bool:
        """Whether a person plays here."""
        return self.player is None
