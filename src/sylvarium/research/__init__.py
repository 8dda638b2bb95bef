"""For designers and researchers: batches of games on CPU and GPU, and standard interfaces."""
