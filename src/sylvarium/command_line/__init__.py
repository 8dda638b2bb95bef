"""Commands of `sylvarium`, and what all of them share."""
