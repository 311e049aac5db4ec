"""Where puzzles come from: games between strong bots, looked through for positions with one clearly best move."""
