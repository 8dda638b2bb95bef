"""How Tiletum is learnt: positions, lessons, worked examples, and why something cannot be done."""
