"""People who want a home that follows them: an account by passkey, without password or address. Nobody needs one."""
