"""The windows around the table: main window, dialogs and results."""
