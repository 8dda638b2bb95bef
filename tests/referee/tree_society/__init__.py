"""The referee of Tree Society: docs/rules/tree_society.md read a second time."""

from referee.tree_society.game import TheReferee

__all__ = ["TheReferee"]
