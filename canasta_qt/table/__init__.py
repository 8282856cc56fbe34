"""The table as one sees it: cards, piles, layout, drag and drop, animation."""
