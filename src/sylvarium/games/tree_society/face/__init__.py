"""The face: what people see and read of the game."""
