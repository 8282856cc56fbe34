"""Our own playing cards, drawn by program.

:mod:`deck.style` says what a deck looks like, :func:`deck.faces.deck_files` draws it.
"""
