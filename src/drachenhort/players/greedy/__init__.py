"""One greedy player for each game: it weighs its moves one by one and takes the best, without looking further ahead."""
