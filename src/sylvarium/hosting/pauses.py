"""How long a table waits before it does something by itself; in seconds, at least and at most."""

Pause = tuple[float, float]

BOT: Pause = (0.4, 0.9)  # before a bot's turn begins, as a person would wait
BOT_STEP: Pause = (0.03, 0.08)  # between its steps: every client shows them at its own pace
LONE: Pause = (0.8, 2.6)  # before the table plays an only choice
PLAN: Pause = (1.5, 5.0)  # before the first step of a turn that was planned, as its player might wait
PLAN_STEP: Pause = (0.7, 2.2)  # between its steps
