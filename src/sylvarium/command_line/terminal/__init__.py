"""The terminal face: playing, watching and replaying games with Rich."""
