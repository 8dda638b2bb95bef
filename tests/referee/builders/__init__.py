"""The referee of Builders of Sylvan Dale: docs/rules/builders.md read a second time."""

from referee.builders.game import TheReferee

__all__ = ["TheReferee"]
