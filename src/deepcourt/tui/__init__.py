"""The terminal application: everything that the commands show and ask."""
