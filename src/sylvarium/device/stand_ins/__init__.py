"""What tables run on in a browser, where the libraries with these names are missing; on the path nowhere else."""
