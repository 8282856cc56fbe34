"""Why the system does not let a file be read or written, in the user's language."""

import errno
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.rulebook.marking import QT_TRANSLATE_NOOP

_REFUSED: Final = QT_TRANSLATE_NOOP("SystemFaults", "access is denied")
_REASONS: Final = {
    errno.ENOENT: QT_TRANSLATE_NOOP("SystemFaults", "there is no such folder or file"),
    errno.ENOTDIR: QT_TRANSLATE_NOOP("SystemFaults", "there is no such folder or file"),
    errno.EISDIR: QT_TRANSLATE_NOOP("SystemFaults", "it is a folder"),
    errno.EACCES: _REFUSED,
    errno.EPERM: _REFUSED,
    errno.EROFS: _REFUSED,
    errno.ENOSPC: QT_TRANSLATE_NOOP("SystemFaults", "there is no room left"),
    errno.ENAMETOOLONG: QT_TRANSLATE_NOOP("SystemFaults", "the name is too long"),
}


def reason(error: OSError) -> str:
    """What has failed; in the words of the system, whatever its language, if that is a rare one."""
    source = _REASONS.get(error.errno) if error.errno is not None else None
    if source is not None:
        return QCoreApplication.translate("SystemFaults", source)
    return error.strerror or str(error)
