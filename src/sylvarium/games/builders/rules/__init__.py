"""The rules: setup, turn, one module per chapter, scoring. Only these count for the rules version."""
