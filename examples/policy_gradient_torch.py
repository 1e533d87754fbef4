"""The agent of `policy_gradient.py` in PyTorch, which finds the gradients itself.

    python examples/policy_gradient_torch.py --minutes 5 --seed 1 --out agent.npz

It is saved as the other one is, so `own_bot.py` plays with it too.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import torch
from policy_gradient import CLIP, ENTROPY, SCALES, Agent, Array, Play, main
from torch import Tensor, tensor
from torch.distributions import Categorical
from torch.nn.functional import linear, mse_loss, relu

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


class TorchAgent(Agent):
    """The same network, with the same weights at first."""

    def __init__(self, weights: dict[str, Array]) -> None:
        super().__init__(weights)
        self.tensors = {
            name: tensor(one, device=DEVICE, requires_grad=True) for name, one in weights.items()
        }
        self.scales = tensor(SCALES, device=DEVICE)
        self.adam = torch.optim.Adam(self.tensors.values())

    def look(self, observations: Array, masks: Array) -> tuple[Categorical, Tensor]:
        """The policy, and the result that the deciding seat expects."""
        w = self.tensors
        inputs = tensor(observations, device=DEVICE) * self.scales
        hidden = relu(linear(inputs, w["hidden"].T, w["hidden_bias"]))
        logits = linear(hidden, w["policy"].T, w["policy_bias"])
        illegal = tensor(masks, device=DEVICE) == 0
        values = linear(hidden, w["value"].T, w["value_bias"])[:, 0]
        return Categorical(logits=logits.masked_fill(illegal, -1e9)), values

    def think(self, observations: Array, masks: Array) -> tuple[Array, Array]:
        with torch.no_grad():
            policy, values = self.look(observations, masks)
        return policy.probs.cpu().numpy(), values.cpu().numpy()

    def learn(self, play: Play, rate: float) -> None:
        policy, values = self.look(play.observations, play.masks)
        actions, chances, advantages, returns = (tensor(one, device=DEVICE) for one in play[2:])
        ratio = (policy.log_prob(actions) - chances.log()).exp()
        near = ratio.clamp(1 - CLIP, 1 + CLIP)
        worth = torch.minimum(ratio * advantages, near * advantages)
        loss = mse_loss(values, returns) / 2 - (worth + ENTROPY * policy.entropy()).mean()
        self.adam.param_groups[0]["lr"] = rate
        self.adam.zero_grad()
        loss.backward()
        self.adam.step()

    def save(self, path: Path) -> None:
        np.savez(path, **{name: one.detach().cpu().numpy() for name, one in self.tensors.items()})


if __name__ == "__main__":
    main(TorchAgent)
