"""People who want a home that follows them: an account by passkey, without password and address. Nobody needs one."""
