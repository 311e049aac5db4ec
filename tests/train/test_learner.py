"""The weights and how they change."""

import jax.numpy as jnp
import numpy as np

from drachenhort.players.learned.network import Network
from drachenhort.train.batch import Batch, Trail
from drachenhort.train.learner import Learner, forward

FEATURES, ACTIONS = 40, 12


def learner(entropy: float = 0.0) -> Learner:
    return Learner(FEATURES, ACTIONS, 16, entropy, 3)


def choices(count: int, is_taught: bool, gain: float = 0.0) -> Batch:
    """Feature n is there: the right action is n modulo 3 of the legal ones 2, 5 and 8."""
    trail = Trail()
    for number in range(count):
        trail.note([number % 9, 20 + number % 4], [2, 5, 8], number % 9 % 3, float(np.log(1 / 3)), 0.0)
    trail.rate(1.0, 0.0, 1.0, 0.0)
    batch = trail.batch(is_taught, 1)
    batch.advantage = np.where(np.arange(count) % 2 == 0, gain, -gain).astype(np.float32)
    return batch


def test_training_and_playing_calculate_the_same() -> None:
    student = learner()
    student.study(choices(64, is_taught=True))
    network = Network(student.arrays())
    features, legal = [1, 7, 33], [0, 4, 11]
    chances, win, lead = forward(student.params, jnp.array([[*features, FEATURES]]), jnp.array([[*legal, ACTIONS]]))
    thought = network.thought(features)
    assert np.allclose(np.exp(chances[0, :3]), network.chances(thought, legal), atol=1e-5)
    assert chances[0, 3] < -1e6, "what only fills a row up is never chosen"
    standing = network.standing(thought)
    assert np.allclose(standing, [1 / (1 + np.exp(-float(win[0]))), float(lead[0])], atol=1e-5)


def test_it_learns_what_the_teacher_does() -> None:
    student = learner()
    told = [student.study(choices(512, is_taught=True)) for _ in range(150)]
    assert told[0] < 0.9 and told[-1] == 1.0


def test_what_won_more_than_expected_becomes_likelier() -> None:
    student = learner()
    batch = choices(512, is_taught=False, gain=1.0)
    before = chance_of(student, batch)
    for _ in range(100):
        student.study(batch)
    after = chance_of(student, batch)
    good = batch.advantage > 0
    assert (after[good] - before[good]).mean() > 0.05
    assert (after[~good] - before[~good]).mean() < -0.05


def chance_of(student: Learner, batch: Batch) -> "np.ndarray[tuple[int], np.dtype[np.float32]]":
    features = jnp.asarray(batch.features.reshape(-1, 2).astype(np.int32))
    legal = jnp.asarray(batch.legal.reshape(-1, 3).astype(np.int32))
    chances = forward(student.params, features, legal)[0]
    return np.asarray(jnp.take_along_axis(chances, jnp.asarray(batch.chosen)[:, None], axis=1)[:, 0])


def test_openness_keeps_choices_open() -> None:
    closed, opened = learner(0.0), learner(1.0)
    batch = choices(512, is_taught=False, gain=0.3)
    for student in (closed, opened):
        for _ in range(15):
            student.study(batch)
    assert opened.study(batch) > closed.study(batch)
