"""The referee of Sylvan Tactics: docs/rules/sylvan_tactics.md read a second time."""

from referee.sylvan_tactics.course import TheReferee

__all__ = ["TheReferee"]
