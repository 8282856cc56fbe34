"""Pictures other than cards: the application's icon, toolbar icons, signs on the table."""
