"""What games are made of. See docs/adding-a-game.md."""

from sylvarium.kernel.actions import ActionSpace
from sylvarium.kernel.game import Game, Option
from sylvarium.kernel.record import Record, i8, i16, i32, i64, u8, u16, u32, u64
from sylvarium.kernel.rule import INTERPRET, large_rule, rule
from sylvarium.kernel.tables import table
from sylvarium.kernel.turn import Turn, decision, flow, steps
from sylvarium.kernel.words import LANGUAGES, Message, Seat, Words

__all__ = [
    "INTERPRET",
    "LANGUAGES",
    "ActionSpace",
    "Game",
    "Message",
    "Option",
    "Record",
    "Seat",
    "Turn",
    "Words",
    "decision",
    "flow",
    "i8",
    "i16",
    "i32",
    "i64",
    "large_rule",
    "rule",
    "steps",
    "table",
    "u8",
    "u16",
    "u32",
    "u64",
]
