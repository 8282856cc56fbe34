"""What a window says, in the language that the application speaks at the time."""

from collections.abc import Callable


class Texts:
    """The texts of a window; told again, they are in the language of then."""

    def __init__(self) -> None:
        self._tellers: list[Callable[[], object]] = []

    def show(self, text: Callable[[], str], *places: Callable[[str], object]) -> None:
        """Hand what ``text`` gives to each of ``places`` now, and whenever it is told again."""

        def tell() -> None:
            told = text()
            for place in places:
                place(told)

        self.follow(tell)

    def follow(self, tell: Callable[[], object]) -> None:
        """Call ``tell`` now, and whenever everything is told again."""
        self._tellers.append(tell)
        tell()

    def tell_again(self) -> None:
        """Say everything in the language of now."""
        for tell in self._tellers:
            tell()
