"""Everything outside play, over HTTP: games, people, tables, records, replays."""
