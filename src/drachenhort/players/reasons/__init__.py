"""Why one action is better than another, what it risks and what matters now: in facts, from what a seat may know."""
