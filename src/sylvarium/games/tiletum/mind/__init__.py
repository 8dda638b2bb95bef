"""The mind: what bots and programs make of a position. Nothing here changes the course of a game."""
