"""What operators do to the tables of a server, also while it runs: `sylvarium admin`. No game is opened for it."""
