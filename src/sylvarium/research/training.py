"""Learning a game by playing against oneself (PyTorch): proximal policy optimisation over a batch of games.

Every row of the batch is a game of two that plays both seats with the same network. A step of the batch is a
decision of the player who is to decide, so a row's decisions follow each other, but the player may change between two
of them: what the next position is worth then counts with the opposite sign. On a GPU nothing leaves the card
(`DeviceBatch`); without one the same runs, slowly, over `Batch`.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from sylvarium.bots.network import LAYERS, Network
from sylvarium.kernel import Game
from sylvarium.research.batch import Batch
from sylvarium.research.cuda import available
from sylvarium.research.device_batch import DeviceBatch

SEATS = 2
IMPOSSIBLE = -1e9  # the preference for what is not legal


@dataclass(frozen=True)
class Regimen:
    """How to train."""

    minutes: float = 5.0
    rows: int = 32_768  # games at once
    steps: int = 32  # decisions per game between two lessons
    hidden: int = 256
    rate: float = 5e-4  # of learning; falls to a tenth in the course of the time
    passes: int = 2  # over the decisions of a lesson
    parts: int = 16  # a pass is divided into
    clip: float = 0.2  # how far the policy may move in a lesson
    entropy: float = 0.01  # reward for keeping an open mind; falls to nothing in the course of the time
    trace: float = 0.95  # how far a decision is credited with what came later (λ)
    victory: float = 0.5  # share of winning in the reward; the rest is the margin in points
    points: float = 20.0  # a margin that counts as large


class PolicyAndValue(nn.Module):
    """The network of `bots.network`, where it can learn."""

    def __init__(self, game: Game, hidden: int):
        super().__init__()
        self.first = nn.Linear(game.observation, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, game.actions.size)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)  # so that it begins by playing at random

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Preferences for the legal actions (as log-probabilities), and the value from −1 to 1."""
        hidden = functional.relu(self.second(functional.relu(self.first(observations))))
        preferences = self.policy(hidden).float().masked_fill(masks == 0, IMPOSSIBLE)
        return functional.log_softmax(preferences, -1), torch.tanh(self.value(hidden).float()).squeeze(-1)

    def for_play(self, game: Game) -> Network:
        """The same weights without PyTorch."""
        weights = {}
        for name in LAYERS:
            layer = getattr(self, name)
            weights[f"{name}.weight"] = layer.weight.detach().float().cpu().numpy().T.copy()
            weights[f"{name}.bias"] = layer.bias.detach().float().cpu().numpy().copy()
        return Network(game.key, weights)


@dataclass
class Experience:
    """The decisions of one lesson: steps × rows."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    likelihoods: Tensor  # of the action, when it was chosen (log)
    values: Tensor
    rewards: Tensor  # of a game that ended with the decision, for who decided
    signs: Tensor  # of the next decision's worth: 0 at the end of a game, −1 if it is the opponent's


class SelfPlay:
    """A network, the batch it plays on, and its lessons."""

    def __init__(self, game: Game, course: Regimen, seed: int = 0):
        if SEATS not in game.seats:
            raise ValueError(f"{game.key} cannot be played by two, and self-play is for two")
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.game, self.course = game, course
        self.on_gpu = available()
        self.device = torch.device("cuda" if self.on_gpu else "cpu")
        self.batch: Any = (DeviceBatch if self.on_gpu else Batch)(game, course.rows, SEATS, seed=seed)
        self.net = PolicyAndValue(game, course.hidden).to(self.device)
        self.optimizer = torch.optim.Adam(self.net.parameters(), course.rate, eps=1e-5)
        self.observations, self.masks, self.seat, self.results, self.scores, self.ended = (
            torch.as_tensor(array, device=self.device)  # the batch's own memory, not a copy
            for array in (
                self.batch.observations, self.batch.masks, self.batch.seat, self.batch.rewards, self.batch.scores,
                self.batch.ended,
            )
        )  # fmt: skip
        self.decisions = 0
        self._kept = self._room()

    def _room(self) -> Experience:
        """Memory for one lesson, made once. What is seen is kept in half precision."""
        shape = self.course.steps, self.course.rows

        def room(*more: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((*shape, *more), dtype=kind, device=self.device)

        seen = torch.float16 if self.on_gpu else torch.float32
        return Experience(
            room(self.game.observation, kind=seen),
            room(self.game.actions.size, kind=torch.uint8),
            room(kind=torch.int64),
            *(room() for _ in range(4)),
        )

    def _think(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.on_gpu):
            return self.net(observations, masks)

    def _step(self, actions: Tensor) -> None:
        if self.on_gpu:
            self.batch.step(actions, check=False)
        else:
            self.batch.step(actions.numpy())

    @torch.no_grad()
    def play(self) -> Tensor:
        """Plays the decisions of one lesson; gives the value of the positions it stops at."""
        kept = self._kept
        for t in range(self.course.steps):
            kept.observations[t].copy_(self.observations)
            kept.masks[t].copy_(self.masks)
            chances, values = self._think(kept.observations[t], kept.masks[t])
            noise = -torch.log(-torch.log(torch.rand_like(chances).clamp_(1e-9, 1 - 1e-7)))
            actions = (chances + noise).argmax(-1)
            seat = self.seat.long()
            self._step(actions)
            kept.actions[t] = actions
            kept.likelihoods[t] = chances.gather(1, actions[:, None]).squeeze(1)
            kept.values[t] = values
            kept.rewards[t] = self._reward(seat)
            kept.signs[t] = torch.where(self.seat.long() == seat, 1.0, -1.0) * ~self.ended
        self.decisions += self.course.steps * self.course.rows
        return self._think(self.observations, self.masks)[1]

    def _reward(self, seat: Tensor) -> Tensor:
        """Victory and margin of the games that just ended, for the seat that decided last."""
        result = self.results.gather(1, seat[:, None]).squeeze(1)
        scores = self.scores.float()
        margin = (scores.gather(1, seat[:, None]) - scores.gather(1, 1 - seat[:, None])).squeeze(1)
        share = self.course.victory
        return (share * result + (1 - share) * torch.tanh(margin / self.course.points)) * self.ended

    def _credit(self, last: Tensor) -> Tensor:
        """How much better each decision turned out than was expected (generalised advantage estimation)."""
        kept, advantages = self._kept, torch.zeros_like(self._kept.values)
        following, later = last, torch.zeros_like(last)
        for t in reversed(range(self.course.steps)):
            surprise = kept.rewards[t] + kept.signs[t] * following - kept.values[t]
            later = surprise + self.course.trace * kept.signs[t] * later
            advantages[t], following = later, kept.values[t]
        return advantages

    def learn(self, last: Tensor, progress: float) -> dict[str, float]:
        """One lesson from what was played; `progress` runs from 0 to 1."""
        kept, course = self._kept, self.course
        advantages = self._credit(last).flatten()
        returns = advantages + kept.values.flatten()
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        seen, masks = kept.observations.flatten(0, 1), kept.masks.flatten(0, 1)
        actions, likelihoods = kept.actions.flatten(), kept.likelihoods.flatten()
        for group in self.optimizer.param_groups:
            group["lr"] = course.rate * (1.0 - 0.9 * progress)
        losses = torch.zeros(3, device=self.device)
        for _ in range(course.passes):
            for part in torch.randperm(len(actions), device=self.device).chunk(course.parts):
                chances, values = self._think(seen[part], masks[part])
                ratio = torch.exp(chances.gather(1, actions[part, None]).squeeze(1) - likelihoods[part])
                gain = torch.minimum(
                    ratio * advantages[part], ratio.clamp(1 - course.clip, 1 + course.clip) * advantages[part]
                ).mean()
                error = functional.mse_loss(values, returns[part])
                openness = -(chances.exp() * chances).sum(-1).mean()
                loss = error - gain - course.entropy * (1.0 - progress) * openness
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
                self.optimizer.step()
                losses += torch.stack((gain.detach(), error.detach(), openness.detach()))
        gain, error, openness = (losses / (course.passes * course.parts)).tolist()
        return {"gain": gain, "error": error, "openness": openness}


def train(
    game: Game,
    course: Regimen,
    seed: int = 0,
    report: Callable[[float, SelfPlay, dict[str, float]], None] | None = None,
) -> Network:
    """Trains for the minutes of the course. `report` is told after every lesson how many seconds have passed."""
    study = SelfPlay(game, course, seed)
    spent = 0.0
    while spent < 60 * course.minutes:
        began = time.perf_counter()
        last = study.play()
        losses = study.learn(last, min(1.0, spent / (60 * course.minutes)))
        spent += time.perf_counter() - began
        if report:
            report(spent, study, losses)
    if study.on_gpu and (row := study.batch.illegal_row()) is not None:
        raise RuntimeError(f"the network was given row {row} with an illegal action: masks and rules disagree")
    return study.net.for_play(game)


def numbers_of(network: Network) -> int:
    """How many weights a network has."""
    return sum(int(np.prod(weight.shape)) for weight in network.weights.values())
