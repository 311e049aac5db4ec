"""What all of the server shares: settings, errors, languages, logs, and how a table is described."""
