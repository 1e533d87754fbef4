"""Environments: the games of the house for programs that learn.

Batches of games, and adapters for Gymnasium, PettingZoo and OpenSpiel. Each is a module of its own
that needs an extra of Deepcourt: `deepcourt[envs]`, `deepcourt[gymnasium]`,
`deepcourt[pettingzoo]`, `deepcourt[openspiel]`.
"""
