"""What the program says, in German and English: Fluent catalogues that the terminal and the web client share."""
