"""``python -m canasta_qt`` is the command ``canasta-qt``."""

import multiprocessing
import sys

from canasta_qt.cli import main

if __name__ == "__main__":
    # In a frozen program, this is where a worker process begins.
    multiprocessing.freeze_support()
    sys.exit(main())
