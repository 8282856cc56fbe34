"""What the sounds are made of: brushed and tapped cards, struck tones."""
