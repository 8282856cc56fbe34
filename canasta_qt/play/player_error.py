"""What goes wrong with players that are no part of the program."""


class PlayerError(Exception):
    """Why a player cannot play, or go on playing.

    Whoever plays matches stops then. A player put in its place would win or lose in its name, and
    figures with such matches in them would be about nobody.
    """


class UnknownPlayer(PlayerError):
    """No player can be made from a name."""


class PlayerFailed(PlayerError):
    """A player broke off, took too long, or chose what it could not choose."""
