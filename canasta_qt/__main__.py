"""``python -m canasta_qt`` is the command ``canasta-qt``."""

import sys

from canasta_qt.cli import main

if __name__ == "__main__":
    sys.exit(main())
