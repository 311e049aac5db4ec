"""Players in processes of their own."""
