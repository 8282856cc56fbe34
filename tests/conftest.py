"""What every test needs: Qt without a screen."""

import os

os.environ["QT_QPA_PLATFORM"] = "offscreen"
