"""How Sylvan Tactics is learnt: positions, lessons, worked examples, and why something cannot be done."""
