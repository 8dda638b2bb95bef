"""What tables run on in a browser, where the libraries of these names are missing. On no other path."""
