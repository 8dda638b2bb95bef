"""Games by the million: random play summed up, the speed of this machine, and work spread over many."""

from sylvarium.simulation.random_games import Simulation, simulate

__all__ = ["Simulation", "simulate"]
