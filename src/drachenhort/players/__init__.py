"""Who can sit at the table besides people. Players see Views only, never a State."""
