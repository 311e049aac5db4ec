"""What the program says, a folder for each language: Fluent catalogues that the terminal and the web client share."""
