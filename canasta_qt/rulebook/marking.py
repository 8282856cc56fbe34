"""Marks texts that are translated later, when they are shown."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """``text`` itself; the name tells lupdate to collect it. (Qt's own is typed as an object.)"""
    return text
